import type { MailCover } from './mail-cover.ts';
import { stylesOf } from './mail-layout.tsx';
import type { Look } from './mail-look.ts';
import { Column, Img, Link, Row, Text } from './mail-parts.ts';

const right = { verticalAlign: 'top', textAlign: 'right', whiteSpace: 'nowrap' } as const;

interface TitleRowProps {
  look: Look;
  title: string;
  /** Address of its page. */
  link: string;
  cover: MailCover | null;
  /** Under the title, softer; '' is left out. */
  lines: readonly string[];
  amount: string;
}

/** A title with its cover and what it costs. */
export function MailTitleRow({ look, title, link, cover, lines, amount }: TitleRowProps) {
  const { plain, soft, title: titleStyle } = stylesOf(look);
  return (
    <Row style={{ marginBottom: 16 }}>
      {cover ? (
        <Column style={{ width: 88, verticalAlign: 'top' }}>
          <Link href={link}>
            <Img {...cover} alt="" style={{ borderRadius: 2 }} />
          </Link>
        </Column>
      ) : null}
      <Column style={{ verticalAlign: 'top', paddingRight: 12 }}>
        <Text style={{ ...plain, ...titleStyle, margin: 0 }}>
          <Link href={link} style={{ color: look.ink, textDecoration: 'none' }}>
            {title}
          </Link>
        </Text>
        {lines.filter(Boolean).map((line) => (
          <Text key={line} style={{ ...soft, margin: 0 }}>
            {line}
          </Text>
        ))}
      </Column>
      <Column style={right}>
        <Text style={{ ...plain, margin: 0 }}>{amount}</Text>
      </Column>
    </Row>
  );
}

interface SumRowProps {
  look: Look;
  label: string;
  amount: string;
  strong?: boolean;
}

/** A line of the sums below the titles. */
export function MailSumRow({ look, label, amount, strong = false }: SumRowProps) {
  const style = { ...stylesOf(look).plain, margin: 0, fontWeight: strong ? 600 : 400 };
  return (
    <Row>
      <Column>
        <Text style={style}>{label}</Text>
      </Column>
      <Column style={right}>
        <Text style={style}>{amount}</Text>
      </Column>
    </Row>
  );
}

import * as m from '../../messages/compiled/messages.js';
import { Rule, stylesOf } from '../mail/mail-layout.tsx';
import type { Look } from '../mail/mail-look.ts';
import { Column, Heading, Img, Link, Row, Section, Text } from '../mail/mail-parts.ts';
import type { MailTicket } from './ticket-lines.ts';

/** The codes of tickets, as pictures and in letters: mail programs may show no pictures. */
export function MailTickets({ look, tickets }: { look: Look; tickets: readonly MailTicket[] }) {
  const { plain, soft, title } = stylesOf(look);
  return (
    <Section>
      <Rule look={look} />
      <Heading as="h2" style={{ ...title, margin: '0 0 8px', fontSize: 20, lineHeight: '26px' }}>
        {m.ticket_heading({ count: tickets.length })}
      </Heading>
      <Text style={{ ...soft, margin: '0 0 16px' }}>{m.ticket_at_the_door({ count: tickets.length })}</Text>
      {tickets.map((ticket) => (
        <Row key={ticket.code} style={{ marginBottom: 16 }}>
          <Column style={{ width: 148, verticalAlign: 'top' }}>
            <Img
              src={ticket.image}
              alt={m.ticket_code_picture({ code: ticket.code })}
              width={132}
              height={132}
            />
          </Column>
          <Column style={{ verticalAlign: 'top' }}>
            <Text style={{ ...plain, ...title, margin: 0 }}>{ticket.title}</Text>
            {ticket.lines.map((line) => (
              <Text key={line} style={{ ...plain, margin: 0 }}>
                {line}
              </Text>
            ))}
            {ticket.join ? (
              <Text style={{ ...plain, margin: 0 }}>
                <Link href={ticket.join} style={{ color: look.accent }}>
                  {m.events_join()}
                </Link>
              </Text>
            ) : null}
            <Text style={{ ...plain, margin: '8px 0 0', fontFamily: 'monospace', fontWeight: 600 }}>
              {ticket.code}
            </Text>
          </Column>
        </Row>
      ))}
    </Section>
  );
}

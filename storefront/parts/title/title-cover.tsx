import { type CoverOf, typographicAddress } from '../../../contract/cover-address.ts';
import { Cover, type CoverProps } from '../../../ui/cover.tsx';
import { coverSource } from './cover-source.ts';

type TitleCoverProps = Omit<CoverProps, 'src' | 'ratio' | 'fallback'> & {
  of: CoverOf & { cover_ratio: number };
};

/** Width / height of what TitleCover shows. */
export const ratioOf = (title: Omit<TitleCoverProps['of'], 'eisbn'>): number =>
  title.cover_image_cache ? title.cover_ratio : 2 / 3;

/** The cover of a title in whatever sizes the page needs; a missing or broken one is its typographic cover (ITEM-014). */
export function TitleCover({ of, ...rest }: TitleCoverProps) {
  return (
    <Cover {...rest} src={coverSource(of)} ratio={ratioOf(of)} fallback={typographicAddress(of.eisbn)} />
  );
}

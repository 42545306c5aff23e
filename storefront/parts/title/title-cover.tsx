import { Cover, type CoverProps } from '../../../ui/cover.tsx';
import { type CoverOf, coverSource, typographicAddress } from './cover-address.ts';

type TitleCoverProps = Omit<CoverProps, 'src' | 'ratio' | 'fallback'> & {
  of: CoverOf & { cover_ratio: number };
};

/** The cover of a title in whatever sizes the page needs; a missing or broken one is its typographic cover (ITEM-014). */
export function TitleCover({ of, ...rest }: TitleCoverProps) {
  const ratio = of.cover_image_cache ? of.cover_ratio : 2 / 3;
  return <Cover {...rest} src={coverSource(of)} ratio={ratio} fallback={typographicAddress(of.eisbn)} />;
}

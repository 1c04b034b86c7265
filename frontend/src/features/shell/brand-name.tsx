import { BrandMark } from './brand-mark';

/** The mark and the name, as they stand in the header. */
export function BrandName() {
  return (
    <span className="-ml-1 flex min-h-11 items-center gap-2.5 p-1 text-ink">
      <BrandMark className="h-7 w-auto text-accent max-[12rem]:hidden" />
      <span className="font-display text-title font-semibold tracking-tight">Parley</span>
    </span>
  );
}

import type { ReactNode } from 'react';

/** The drawing; `lost` is for an unknown address. */
export type Drawing = 'list' | 'note' | 'lost';

const drawings: Record<Drawing, ReactNode> = {
  list: (
    <>
      <rect x="26" y="18" width="44" height="60" rx="6" />
      <path d="M35 34l3 3 5-6M35 50l3 3 5-6M49 35h13M49 51h13M37 67h25" />
    </>
  ),
  note: (
    <>
      <path d="M28 20h34a6 6 0 0 1 6 6v32L54 76H28a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z" />
      <path d="M68 58H58a4 4 0 0 0-4 4v14M32 35h26M32 46h26M32 57h12" />
    </>
  ),
  lost: (
    <>
      <circle cx="44" cy="44" r="22" />
      <path d="M60 60l16 16M37 40h.1M51 40h.1M37 53c4-4 10-4 14 0" />
    </>
  ),
};

/** 96 px line art on a soft disc; purely decorative. */
export const LineDrawing = ({ of, className }: { of: Drawing; className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
    <circle data-disc="" cx="48" cy="48" r="44" />
    {drawings[of]}
  </svg>
);

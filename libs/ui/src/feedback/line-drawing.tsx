import type { ReactNode } from 'react';

/** What is drawn; `lost` is for an address that leads nowhere. */
export type Drawing = 'list' | 'note' | 'calendar' | 'clock' | 'bell' | 'chart' | 'goal' | 'lost';

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
  calendar: (
    <>
      <rect x="20" y="24" width="56" height="52" rx="6" />
      <path d="M20 40h56M34 18v12M62 18v12M34 53h6M50 53h12M34 64h14" />
    </>
  ),
  clock: (
    <>
      <circle cx="48" cy="51" r="27" />
      <path d="M48 35v16l10 8M40 16h16M48 16v8" />
    </>
  ),
  bell: (
    <>
      <path d="M30 62V46a18 18 0 0 1 36 0v16l6 8H24z" />
      <path d="M42 70a6 6 0 0 0 12 0M48 22v6M72 26l4-4M24 26l-4-4" />
    </>
  ),
  chart: (
    <>
      <path d="M20 18v54a4 4 0 0 0 4 4h54" />
      <path d="M32 76V54h9v22M48 76V40h9v36M64 76V28h9v48" />
    </>
  ),
  goal: (
    <>
      <circle cx="46" cy="52" r="26" />
      <circle cx="46" cy="52" r="14" />
      <path d="M46 52l26-28M64 22v10h10" />
    </>
  ),
  lost: (
    <>
      <circle cx="44" cy="44" r="22" />
      <path d="M60 60l16 16M37 40h.1M51 40h.1M37 53c4-4 10-4 14 0" />
    </>
  ),
};

/** 96 px line art on a soft disc; says nothing that the words beside it do not. */
export const LineDrawing = ({ of, className }: { of: Drawing; className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
    <circle data-disc="" cx="48" cy="48" r="44" />
    {drawings[of]}
  </svg>
);

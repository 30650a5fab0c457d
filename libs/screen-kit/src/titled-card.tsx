import { Card, type CardProps, SectionHeading, type SectionHeadingProps } from '@dayloom/ui';
import { useId } from 'react';

type TitledCardProps = Omit<CardProps, 'title'> & Omit<SectionHeadingProps, 'id' | 'level'>;

/** A card that is named by its heading. */
export function TitledCard({ title, meta, actions, children, ...card }: TitledCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} {...card}>
      <SectionHeading id={id} title={title} meta={meta} actions={actions} />
      {children}
    </Card>
  );
}

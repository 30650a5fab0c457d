import { Link, useAddress } from '@dayloom/platform';
import { Card, ChevronRightIcon } from '@dayloom/ui';
import type { ReactNode } from 'react';
import * as styles from './screen-link.module.css';

interface ScreenLinkProps {
  /** The path of the screen. */
  readonly to: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail: string;
}

export const ScreenLink = ({ to, icon, title, detail }: ScreenLinkProps) => (
  <Card as="div" padding="none">
    <Link className={styles.screenLink} to={useAddress()(to)}>
      {icon}
      <span>
        <strong>{title}</strong> <small>{detail}</small>
      </span>
      <ChevronRightIcon aria-hidden="true" />
    </Link>
  </Card>
);

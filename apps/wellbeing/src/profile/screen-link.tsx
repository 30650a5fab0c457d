import { Link, useAddress } from '@dayloom/platform';
import { Card, ChevronRightIcon } from '@dayloom/ui';
import type { ReactNode } from 'react';
import * as styles from './screen-link.module.css';

interface ScreenLinkProps {
  /** The screen's route. */
  readonly to: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail: string;
}

/** The profile's way to a screen of its own, and what that holds. */
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

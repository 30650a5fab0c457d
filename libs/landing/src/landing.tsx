import { Link, useTitle } from '@dayloom/platform';
import type { ReactNode } from 'react';
import { buttonClass } from '@dayloom/ui';
import { Blurbs } from './blurbs.tsx';
import * as styles from './landing.module.css';
import { MiniProduct } from './mini-product.tsx';
import { SampleOffer, type SampleOfferProps } from './sample-offer.tsx';
import { Steps } from './steps.tsx';

interface LandingProps extends SampleOfferProps {
  readonly paths: { readonly login: string; readonly signUp: string };
  /** The themes to choose from, shown below the picture of the product. */
  readonly themeDots: ReactNode;
}

/** `/` for visitors. */
export function Landing({ paths, themeDots, sample, toasts }: LandingProps) {
  useTitle('');
  return (
    <div className={styles.landing}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>Weave your works, goals and notes into one day.</h1>
          <p>
            Dayloom shows what today asks for: the tasks of your works, your goals and what is left from
            before. What you save stays, with or without a network.
          </p>
          <div className={styles.calls}>
            <Link to={paths.signUp} className={buttonClass('primary', 'large')}>
              Start planning
            </Link>
            <Link to={paths.login} className={buttonClass('quiet', 'large')}>
              I have an account
            </Link>
          </div>
          <SampleOffer sample={sample} toasts={toasts} />
        </div>
        <MiniProduct themeDots={themeDots} />
      </section>
      <Blurbs />
      <Steps />
      <section className={styles.closing}>
        <h2>Tomorrow starts with a clear page.</h2>
        <p>No card, no trial clock. Make an account and write down the first thing.</p>
        <Link to={paths.signUp} className={buttonClass('primary', 'large')}>
          Create your account
        </Link>
      </section>
    </div>
  );
}

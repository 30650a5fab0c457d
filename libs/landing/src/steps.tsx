import * as styles from './steps.module.css';

const steps = [
  { title: 'Create an account', text: 'An e-mail and a password. Your records stay in your own space.' },
  { title: 'Add tasks', text: 'Give a work its days, then write down what each day asks for.' },
  { title: 'Track progress', text: 'Tick what is done, and watch the rings close as the week goes by.' },
];

export const Steps = () => (
  <section aria-labelledby="how-it-works" className={styles.steps}>
    <h2 id="how-it-works">How It Works</h2>
    <ol role="list" className={styles.list}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);

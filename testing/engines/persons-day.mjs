/** @typedef {import('./person.mjs').Person} Person */

const account = { email: 'asha@example.com', password: 'correct horse' };
const button = (/** @type {string} */ name) => ({ role: 'button', name });
const field = (/** @type {string} */ label) => ({ label });
const text = (/** @type {string} */ words) => ({ text: words });
const link = (/** @type {string} */ name) => ({ role: 'link', name });
const dialog = (/** @type {string} */ name) => ({ role: 'dialog', name });

/** Whether the live release is complete on this device. */
const isKept = `(async () => {
  for (const name of await caches.keys())
    if (await (await caches.open(name)).match('/modules.json')) return true;
  return false;
})()`;

/**
 * What a user does in a day, step by step.
 * @param {{ person: Person, second: () => Promise<Person>, stopServer: () => Promise<void> }} world
 *   `second` opens another tab
 * @returns {readonly (readonly [string, () => Promise<string | void>])[]} a step may say why it was not run
 */
export const personsDay = ({ person, second, stopServer }) => [
  [
    'sign up',
    async () => {
      await person.opens('/signup');
      await person.types(field('First Name'), 'Asha');
      await person.types(field('Mobile Number'), '+49 151 234567');
      await person.types(field('Email'), account.email);
      await person.types(field('Password'), account.password);
      await person.presses(button('Sign Up'));
      await person.sees(text('Account created successfully!'));
    },
  ],
  [
    'quick add by a key',
    async () => {
      await person.opens('/today');
      await person.sees(button('Quick add'));
      await person.key('n');
      await person.types({ role: 'combobox', name: 'What is to be added' }, 'Ring the plumber');
      await person.key('Enter');
      await person.sees(text('Added to today'));
      await person.key('Escape');
      await person.sees(text('Ring the plumber'));
    },
  ],
  [
    'tick',
    async () => {
      await person.presses(button('Mark Done'));
      await person.sees({ role: 'heading', name: 'Done' });
    },
  ],
  [
    'edit',
    async () => {
      await person.presses(text('Ring the plumber'));
      await person.types({ role: 'textbox', name: 'Task...' }, ' again');
      await person.key('Enter');
      await person.sees(text('Ring the plumber again'));
    },
  ],
  [
    'note',
    async () => {
      await person.presses(link('Notes'));
      await person.presses(button('Add Note'));
      await person.types(field('Title'), 'Books');
      await person.types(field('Content'), 'The Waves');
      await person.presses({ ...button('Add Note'), within: dialog('Add Note') });
      await person.sees(text('Note added successfully'));
      await person.sees(text('The Waves'));
    },
  ],
  [
    'goal',
    async () => {
      await person.opens('/goals');
      await person.presses(button('Add Goal'));
      await person.types(field('Title'), 'Swim');
      await person.types(field('Description'), 'Twice a week');
      await person.presses({ ...button('Add Goal'), within: dialog('Add Goal') });
      await person.sees(text('Goal added successfully'));
      await person.sees(text('Twice a week'));
    },
  ],
  [
    'undo by its key',
    async () => {
      await person.presses(button('Delete goal'));
      await person.doesNotSee(text('Twice a week'));
      await person.sees(text('Goal deleted successfully'));
      await person.shortcut('z');
      await person.sees(text('Twice a week'));
    },
  ],
  [
    'reminder',
    async () => {
      await person.presses(link('Reminders'));
      await person.presses(button('Add Your First Reminder'));
      await person.types(field('Reminder Title'), 'Buy bread');
      await person.chooses(field('Date'), '2099-12-24');
      await person.chooses(field('Time'), '14:30');
      await person.presses({ ...button('Add Reminder'), within: dialog('Add New Reminder') });
      await person.sees(text('Reminder added successfully'));
      await person.sees(text('Buy bread'));
    },
  ],
  [
    'activity',
    async () => {
      await person.presses(link('Timetable'));
      await person.presses(button('Add Your First Activity'));
      await person.types(field('Activity Title'), 'Choir');
      await person.chooses(field('Start Time'), '18:00');
      await person.chooses(field('End Time'), '19:30');
      await person.presses({ ...button('Add Activity'), within: dialog('Add Activity for ...') });
      await person.sees(text('Activity added successfully'));
      await person.sees(text('Choir'));
    },
  ],
  [
    'timer',
    async () => {
      await person.presses(link('Timer'));
      await person.presses(button('Start'));
      await person.presses(button('Pause'));
      await person.sees(button('Continue'));
    },
  ],
  [
    'theme',
    async () => {
      await person.presses(link('Profile'));
      await person.presses({ role: 'radio', name: 'Dark' });
      await person.waitsUntil('dark', 'document.documentElement.dataset.theme === "dark"');
    },
  ],
  [
    'second tab',
    async () => {
      await person.presses(link('Notes'));
      await person.sees(text('The Waves'));
      const other = await second();
      await other.opens('/notes');
      await other.sees(text('The Waves'));
      await other.presses(button('Add Note'));
      await other.types(field('Title'), 'Films');
      await other.types(field('Content'), 'Playtime');
      await other.presses({ ...button('Add Note'), within: dialog('Add Note') });
      await other.sees(text('Note added successfully'));
      await other.tab.close();
      await person.sees(text('Playtime'));
    },
  ],
  [
    'sign out and in',
    async () => {
      await person.presses(button('Account'));
      await person.presses(button('Log out'));
      await person.sees(link('Login'));
      await person.doesNotSee(text('The Waves'));
      await person.opens('/notes');
      await person.types(field('Email'), account.email);
      await person.types(field('Password'), account.password);
      await person.presses(button('Login'));
      await person.sees(text('The Waves'));
    },
  ],
  [
    'offline start',
    async () => {
      if (!(await person.tab.run("'serviceWorker' in navigator"))) return 'not run, no service worker';
      await person.waitsUntil('the product is kept', isKept);
      await stopServer();
      for (const path of ['/notes', '/today']) {
        await person.opens(path);
        await person.sees(text(path === '/notes' ? 'Playtime' : 'Ring the plumber again'));
      }
    },
  ],
];

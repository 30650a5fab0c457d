import { QuickAddHost } from '@dayloom/commands';
import { toasts } from '@dayloom/toasts';
import { useGo } from '../unsaved-work/use-go.ts';

/** Quick add, with the navigation and the toasts of this page. */
export const QuickAddHere = () => <QuickAddHost go={useGo()} toasts={toasts} />;

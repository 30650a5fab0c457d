export { HistoryButton } from './history-button.tsx';
export { useHistory } from './use-history.tsx';

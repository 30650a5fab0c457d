// A door of its own beside the components': each of these is bundled by the one screen that shows it, and no first paint waits.
export {
  BellOff as BellOffIcon,
  Info as InfoIcon,
  PictureInPicture2 as PopOutIcon,
  Settings as SettingsIcon,
  Square as StopIcon,
  Timer as StopwatchIcon,
  TriangleAlert as AttentionIcon,
} from 'lucide-react';

// A separate entry point, so that each icon is bundled with the screen that shows it and the first paint does not wait.
export {
  BellOff as BellOffIcon,
  Info as InfoIcon,
  PictureInPicture2 as PopOutIcon,
  Settings as SettingsIcon,
  Square as StopIcon,
  Timer as StopwatchIcon,
  TriangleAlert as AttentionIcon,
} from 'lucide-react';

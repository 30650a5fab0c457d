import '@dayloom/ui/fonts.css';
import '@dayloom/ui/base.css';
import './shell.css';

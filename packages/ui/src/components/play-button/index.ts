export { PlayButton, type PlayButtonProps, type PlayState } from './play-button.tsx';

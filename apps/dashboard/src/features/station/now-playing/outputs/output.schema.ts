export {
  outputText,
  type SongTexts,
  songOutputChange,
  songOutputDraft,
} from '@unmuted/api/contract';

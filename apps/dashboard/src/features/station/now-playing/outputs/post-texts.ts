import type { SongOutputKind } from '@unmuted/api';

/** An invented song for the example of a post. */
export const exampleSong = { title: 'A Quiet Engine', artist: 'Orla Finch', album: 'Harbour Lights' };

/** The markup that each service understands. */
export const markupHints: Readonly<Partial<Record<SongOutputKind, string>>> = {
  discord: '**…**  *…*  ~~…~~  `…`',
  slack: '*…*  _…_  ~…~  `…`',
  telegram: '<b>…</b>  <i>…</i>  <u>…</u>  <s>…</s>  <code>…</code>',
};

export type { Place as BoardPlace } from '#/components/reorder/place.ts';
export { Board, type BoardProps } from './board.tsx';
export type { BoardColumn } from './board.types.ts';
export { moveCard } from './move-card.ts';

export { NotFoundState, type NotFoundStateProps } from './not-found-state.tsx';

export { Donut, type DonutPart, type DonutProps } from './donut.tsx';

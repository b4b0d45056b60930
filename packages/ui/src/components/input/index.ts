export { Input, type InputProps } from './input.tsx';
export { InputGroup, type InputGroupProps } from './input-group.tsx';

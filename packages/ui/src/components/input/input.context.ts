import { createContext } from 'react';

/** True inside an InputGroup, whose box replaces the input's own. */
export const InputGroupContext = createContext(false);

import { createContext } from 'react';

/** True inside an `InputGroup`, whose box replaces that of the input. */
export const InputGroupContext = createContext(false);

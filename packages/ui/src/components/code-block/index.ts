export { CodeBlock, type CodeBlockProps, type CodeSample } from './code-block.tsx';

export { Page, PageGrid, type PageGridProps, type PageProps } from './page.tsx';

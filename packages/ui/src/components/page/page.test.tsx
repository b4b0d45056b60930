import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { Page, PageGrid } from './index.ts';

behavesAsComponent('Page', { render: (probe) => <Page {...probe}>Radio Aurora</Page> });
behavesAsComponent('PageGrid', {
  render: (probe) => (
    <PageGrid columns="2-1" {...probe}>
      Radio Aurora
    </PageGrid>
  ),
});

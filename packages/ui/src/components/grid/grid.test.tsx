import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { Grid } from './grid.tsx';

behavesAsComponent('Grid', {
  render: (probe) => <Grid {...probe}>Text</Grid>,
  renderAsChild: (probe) => (
    <Grid {...probe} asChild>
      <a href="/probe">Probe</a>
    </Grid>
  ),
});

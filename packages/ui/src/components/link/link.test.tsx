import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { Link } from './link.tsx';

behavesAsComponent('Link', {
  render: (probe) => (
    <Link href="/forgot-password" {...probe}>
      Forgot password?
    </Link>
  ),
  renderAsChild: (probe) => (
    <Link asChild {...probe}>
      <a href="/probe">Probe</a>
    </Link>
  ),
});

import type { Meta, StoryObj } from '@storybook/react';
import type { SiteDomain } from '@unmuted/api';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import {
  inChinese,
  inDark,
  inJapanese,
  mirrored,
  onPhone,
  screenMeta,
  showsText,
} from '#/testing/screen-story.tsx';

const path = `/onepage/${fixtures.site.username}/domain`;
const meta = { title: 'Screens/Site/Domain', ...screenMeta(path) } satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const listOf = (...items: SiteDomain[]) => ({ ...fixtures.siteDomainList, items, total: items.length });
const withDomains = (...items: SiteDomain[]): TestAppOptions => ({
  path,
  handlers: { 'domains.list': listOf(...items) },
});
const { siteDomains } = fixtures;
const wrong = showsText('One record stands in the way.');

export const Default: Story = { play: wrong };
export const Works: Story = { args: withDomains(siteDomains.verified), play: showsText('It works.') };
export const Added: Story = { args: withDomains(siteDomains.added), play: showsText('Not checked yet.') };
export const NameMissing: Story = {
  args: withDomains(siteDomains.nameMissing),
  play: showsText('The name does not exist yet.'),
};
export const RecordMissing: Story = { args: withDomains(siteDomains.recordMissing), play: wrong };
export const ProofMissing: Story = { args: withDomains(siteDomains.proofMissing), play: wrong };
export const ProofOfAnother: Story = { args: withDomains(siteDomains.proofOther), play: wrong };
export const CnameElsewhere: Story = { args: withDomains(siteDomains.cnameElsewhere), play: wrong };
export const AddressesInstead: Story = { args: withDomains(siteDomains.addressesInstead), play: wrong };
export const Conflicting: Story = { args: withDomains(siteDomains.conflicting), play: wrong };
export const AtTheApex: Story = {
  args: withDomains(siteDomains.addressesElsewhere),
  play: showsText('Two records stand in the way.'),
};
export const InUse: Story = {
  args: withDomains(siteDomains.inUse),
  play: showsText(/in the way|Another site uses this domain/),
};
export const NoResponse: Story = { args: withDomains(siteDomains.noAnswer), play: showsText('It works.') };
export const CertificateRequested: Story = {
  args: withDomains(siteDomains.certificateWaiting),
  play: showsText('The certificate is being requested.'),
};
export const CertificateRefused: Story = {
  args: withDomains(siteDomains.certificateRefused),
  play: showsText('The certificate could not be issued.'),
};
export const RenewalFailed: Story = {
  args: withDomains(siteDomains.renewalFailed),
  play: showsText('It could not be renewed yet'),
};
export const InOtherScript: Story = {
  args: withDomains({ ...siteDomains.verified, domain: 'xn--coute-9ra.radio-aurora.example' }),
  play: showsText('It works.'),
};
export const Empty: Story = { args: withDomains(), play: showsText('No domain yet') };
export const Full: Story = {
  args: withDomains(
    siteDomains.verified,
    siteDomains.losing,
    siteDomains.added,
    siteDomains.proofMissing,
    siteDomains.inUse,
  ),
  play: showsText(/Remove one first/),
};
export const NotConfigured: Story = {
  args: { path, handlers: { 'domains.list': fixtures.siteDomainListNotConfigured } },
  play: showsText('Domains are not available'),
};
export const TakenDown: Story = {
  args: { path, handlers: { 'sites.get': fixtures.takenDownSite } },
  play: showsText('This site was taken down'),
};
export const Loading: Story = { args: { path, handlers: { 'domains.list': neverAnswering() } } };
export const Failed: Story = {
  args: { path, handlers: { 'domains.list': problem('internal') } },
  play: showsText('Couldn’t load the domains'),
};
export const AddDialog: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add domain' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Domain');
    // The dialog opens with a transition, during which it takes no pointer.
    await waitFor(() => expect(getComputedStyle(field).pointerEvents).not.toBe('none'));
    await userEvent.type(field, 'écoute.radio.example');
    await dialog.findByText('xn--coute-9ra.radio.example');
  },
};
export const RemoveDialog: Story = {
  args: withDomains(siteDomains.verified),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Actions for listen.radio-aurora.example' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
    await screen.findByRole('alertdialog');
  },
};
export const Phone: Story = { play: wrong, globals: onPhone };
export const Dark: Story = { play: wrong, globals: inDark };
export const Chinese: Story = { globals: inChinese };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { play: wrong, globals: mirrored };

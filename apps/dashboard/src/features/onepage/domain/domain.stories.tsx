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
const wrong = showsText('The name leads to another place.');

export const Default: Story = { play: wrong };
export const Works: Story = { args: withDomains(siteDomains.verified), play: showsText('It works.') };
export const Added: Story = { args: withDomains(siteDomains.added), play: showsText('Not checked yet.') };
export const NameMissing: Story = {
  args: withDomains(siteDomains.nameMissing),
  play: showsText('The name does not exist yet.'),
};
export const RecordMissing: Story = {
  args: withDomains(siteDomains.recordMissing),
  play: showsText('The name leads nowhere.'),
};
export const ProofMissing: Story = {
  args: withDomains(siteDomains.proofMissing),
  play: showsText('Only the proof is missing.'),
};
export const ProofOfAnother: Story = {
  args: withDomains(siteDomains.proofOther),
  play: showsText('The proof has another value.'),
};
export const CnameElsewhere: Story = { args: withDomains(siteDomains.cnameElsewhere), play: wrong };
export const AddressesInstead: Story = {
  args: withDomains(siteDomains.addressesInstead),
  play: showsText('The name has fixed addresses.'),
};
export const Conflicting: Story = {
  args: withDomains(siteDomains.conflicting),
  play: showsText('Right and wrong records are mixed.'),
};
export const AtTheApex: Story = {
  args: withDomains(siteDomains.addressesElsewhere),
  play: showsText('The domain leads to other addresses.'),
};
export const InUse: Story = {
  args: withDomains(siteDomains.inUse),
  play: showsText('Another site uses this domain.'),
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
export const Unregistered: Story = {
  args: withDomains(siteDomains.unregistered),
  play: showsText('This domain is not registered.'),
};
export const ZoneUnavailable: Story = {
  args: withDomains(siteDomains.zoneUnavailable),
  play: showsText('The domain’s name servers do not answer.'),
};
export const DnssecBroken: Story = {
  args: withDomains(siteDomains.dnssecBroken),
  play: showsText('The domain’s DNSSEC is broken.'),
};
export const Suffix: Story = {
  args: withDomains(siteDomains.suffix),
  play: showsText('This is only the ending of a domain.'),
};
export const SharedHost: Story = {
  args: withDomains(siteDomains.sharedHost),
  play: showsText('This name belongs to a hosting service.'),
};
export const Wildcard: Story = {
  args: withDomains(siteDomains.wildcard),
  play: showsText('The name has no record of its own.'),
};
export const CnameLoop: Story = {
  args: withDomains(siteDomains.cnameLoop),
  play: showsText('The name leads back to itself.'),
};
export const CnameDangling: Story = {
  args: withDomains(siteDomains.cnameDangling),
  play: showsText('The name leads to a host that no longer exists.'),
};
export const Proxied: Story = {
  args: withDomains(siteDomains.proxied),
  play: showsText('A proxy hides where the name leads.'),
};
export const AaaaLeftover: Story = {
  args: withDomains(siteDomains.aaaaLeftover),
  play: showsText('Visitors with IPv6 land somewhere else.'),
};
export const CaaBlocks: Story = {
  args: withDomains(siteDomains.caaBlocks),
  play: showsText('A CAA record stops our certificate authority'),
};
export const CnameChain: Story = {
  args: withDomains(siteDomains.cnameChain),
  play: showsText('The domain leads here through other names'),
};
export const ApexCname: Story = {
  args: withDomains(siteDomains.apexCname),
  play: showsText('A CNAME hides the other records of the domain'),
};
export const ChallengeLeftover: Story = {
  args: withDomains(siteDomains.challengeLeftover),
  play: showsText('Another service can get certificates for this domain'),
};
export const DnssecBrokenLater: Story = {
  args: withDomains({ ...siteDomains.verified, problem: 'dnssec_bogus' }),
  play: showsText('Visitors cannot reach it'),
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

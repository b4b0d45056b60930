import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DomainProblem } from '@unmuted/api';

interface ProblemText {
  /** A sentence. */
  headline: MessageDescriptor;
  /** For an owner who does not know DNS. */
  explanation: MessageDescriptor;
}

/** What each problem of a domain means; the steps say what to do. */
export const problemTexts: Record<DomainProblem, ProblemText> = {
  name_missing: {
    headline: msg`The name does not exist yet.`,
    explanation: msg`Nobody has set a record for this name in DNS, the directory that browsers look names up in.`,
  },
  record_missing: {
    headline: msg`The name leads nowhere.`,
    explanation: msg`The name exists, but no record tells browsers where your site is.`,
  },
  cname_mismatch: {
    headline: msg`The name leads to another place.`,
    explanation: msg`Its CNAME, the record that says which host serves a name, names another host. Visitors do not reach your site.`,
  },
  addresses_without_cname: {
    headline: msg`The name has fixed addresses.`,
    explanation: msg`Its A or AAAA records hold the address of a machine. It needs a CNAME instead, because our addresses may change.`,
  },
  addresses_mismatch: {
    headline: msg`The domain leads to other addresses.`,
    explanation: msg`Its A or AAAA records hold the addresses of another host. A domain with nothing before it, such as example.com, needs ours.`,
  },
  conflicting: {
    headline: msg`Right and wrong records are mixed.`,
    explanation: msg`Some visitors reach your site and others another host, as chance decides.`,
  },
  proof_missing: {
    headline: msg`Only the proof is missing.`,
    explanation: msg`The name leads here. What is missing is the TXT record that proves that the domain is yours.`,
  },
  proof_mismatch: {
    headline: msg`The proof has another value.`,
    explanation: msg`The TXT record has the value of another account or of an earlier attempt. Each attempt has a value of its own.`,
  },
  in_use: {
    headline: msg`Another site uses this domain.`,
    explanation: msg`Both records are right, but another site has verified this domain. It has to be removed there first.`,
  },
  no_response: {
    headline: msg`DNS did not respond.`,
    explanation: msg`DNS did not respond to the last check. We check again; you need not do anything.`,
  },
  domain_unregistered: {
    headline: msg`This domain is not registered.`,
    explanation: msg`The registry does not know it: it was never bought, it has expired, or it is misspelled here.`,
  },
  zone_unavailable: {
    headline: msg`The domain’s name servers do not answer.`,
    explanation: msg`The servers that hold the records of this domain fail. Until they work, nobody reaches any of its names.`,
  },
  dnssec_bogus: {
    headline: msg`The domain’s DNSSEC is broken.`,
    explanation: msg`Its records are signed with a key that the registrar does not know, often since a move to another DNS provider. Many visitors see an error, and no certificate can be issued.`,
  },
  suffix: {
    headline: msg`This is only the ending of a domain.`,
    explanation: msg`People register their own names below it, as below co.uk. Only its operator can set records for it.`,
  },
  shared_host: {
    headline: msg`This name belongs to a hosting service.`,
    explanation: msg`The service lends such names to its users, as GitHub does below github.io. Its users cannot set DNS records, so the name cannot lead to your site.`,
  },
  wildcard_answers: {
    headline: msg`The name has no record of its own.`,
    explanation: msg`Only a wildcard (a record for “*”) answers for it. The wildcard stops answering for it as soon as you add the TXT record, so the name needs its own CNAME.`,
  },
  cname_loop: {
    headline: msg`The name leads back to itself.`,
    explanation: msg`Its CNAME names a host whose record leads back here. Browsers give up.`,
  },
  cname_dangling: {
    headline: msg`The name leads to a host that no longer exists.`,
    explanation: msg`Its CNAME names a host that is gone. Whoever gets that name can show pages at your domain, so change it soon.`,
  },
  proxied: {
    headline: msg`A proxy hides where the name leads.`,
    explanation: msg`Its addresses belong to Cloudflare, whose proxy answers in place of your records. We cannot see behind it.`,
  },
  aaaa_leftover: {
    headline: msg`Visitors with IPv6 land somewhere else.`,
    explanation: msg`The IPv4 address is right, but an old IPv6 address (AAAA record) is left. Most phones try it first.`,
  },
};

import type { MailTexts } from '#/platform/mail/mail-messages.ts';
import { productMessages } from '#/platform/mail/product-messages.ts';
import { stationRequestMessages } from '#/platform/mail/station-request-messages.ts';

const validity = 'Ce lien est valable {hours} heures et ne sert qu’une fois.';
const safety = 'Vous recevez ce message car il concerne la sécurité du compte {brand} {email}.';
const intruder =
  'Si ce n’était pas vous, contactez-nous sans attendre : quelqu’un d’autre connaît peut-être votre mot de passe.';

export const fr: MailTexts = {
  greeting: 'Bonjour {name},',
  titled: '{brand} : {title}',
  plainGreeting: 'Bonjour,',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  closing: 'Bien à vous',
  sender: 'L’équipe {company}',
  noReply: 'Les réponses envoyées à cette adresse ne sont pas lues.',
  report: {
    figures: {
      peak: 'Pic d’auditeurs',
      aqh: 'Auditeurs en moyenne',
      tlh: 'Heures d’écoute',
      starts: 'Connexions',
      active: 'Écoutes actives',
      unique: 'Auditeurs uniques',
      atslMin: 'Durée d’écoute',
      bounce: 'Rebond',
      returning: 'De retour',
    },
    hours: 'h',
    minutes: 'min',
    points: 'pt',
    unknown: 'inconnu',
    stop: 'Ne plus recevoir ces messages',
    figure: 'Indicateur',
    present: 'Cette période',
    before: 'Période précédente',
    time: 'Heure',
    lowest: 'Minimum',
    mean: 'Moyenne',
    highest: 'Maximum',
  },
  kinds: {
    verify: {
      subject: 'Confirmez votre adresse pour {brand}',
      lead: [
        'Ravis de vous accueillir ! Il ne reste qu’une étape : confirmez que cette adresse est bien la vôtre, et votre compte est prêt.',
      ],
      button: 'Confirmer l’adresse',
      after: validity,
      notYou:
        'Si ce n’était pas vous, ne faites rien : aucun compte n’est créé tant que vous ne choisissez pas de mot de passe sur la page du lien.',
      why: 'Vous recevez ce message car quelqu’un a demandé un compte {brand} avec l’adresse {email}.',
    },
    already_registered: {
      subject: 'Vous avez déjà un compte {brand}',
      lead: [
        'Quelqu’un, sans doute vous, a demandé un nouveau compte avec cette adresse. Il en existe déjà un : rien n’a été modifié.',
        'Connectez-vous comme d’habitude. Si vous avez oublié votre mot de passe, choisissez-en un nouveau :',
      ],
      button: 'Choisir un nouveau mot de passe',
      notYou: 'Si ce n’était pas vous, vous n’avez rien à faire : votre compte est resté tel quel.',
      why: 'Vous recevez ce message car quelqu’un a demandé un compte {brand} avec l’adresse {email}.',
    },
    reset: {
      subject: 'Choisissez un nouveau mot de passe pour {brand}',
      lead: ['Cela arrive à tout le monde. Choisissez ici un nouveau mot de passe pour vous reconnecter :'],
      button: 'Choisir un nouveau mot de passe',
      after:
        'Ce lien est valable {minutes} minutes et ne sert qu’une fois. Le nouveau mot de passe vous déconnecte partout.',
      notYou: 'Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
      why: 'Vous recevez ce message car quelqu’un a demandé un nouveau mot de passe pour le compte {brand} {email}.',
    },
    password_changed: {
      subject: 'Votre mot de passe {brand} a été modifié',
      lead: ['Le mot de passe de votre compte vient d’être modifié. Si c’était vous, tout va bien.'],
      notYou:
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié » sur la page de connexion, et contactez-nous.',
      why: safety,
    },
    confirm_email: {
      subject: 'Confirmez votre nouvelle adresse pour {brand}',
      lead: [
        'Vous souhaitez désormais vous connecter avec cette adresse. Confirmez qu’elle est bien la vôtre :',
      ],
      button: 'Confirmer l’adresse',
      after: `${validity} D’ici là, votre ancienne adresse reste valable.`,
      notYou: 'Si ce n’était pas vous, ne faites rien : sans ce lien, aucun compte ne prend cette adresse.',
      why: 'Vous recevez ce message car quelqu’un a saisi {email} comme nouvelle adresse d’un compte {brand}.',
    },
    email_changed: {
      subject: 'L’adresse de votre compte {brand} a été modifiée',
      lead: [
        'Vous vous connectez désormais avec {newEmail}. L’adresse à laquelle ce message est envoyé ne permet plus de se connecter.',
      ],
      notYou: intruder,
      why: safety,
    },
    customer_invitation: {
      subject: 'Votre compte {brand} est prêt',
      lead: ['{company} a créé un compte pour vous. Choisissez un mot de passe pour vous connecter :'],
      button: 'Choisir un mot de passe',
      after: 'Ce lien est valable {inviteDays} jours et ne sert qu’une fois.',
      notYou:
        'Si vous n’attendez pas de compte, ne faites rien : sans ce lien, personne ne peut se connecter.',
      why: 'Vous recevez ce message car {company} a créé un compte {brand} pour {email}.',
    },
    viewed_as: {
      subject: 'Notre équipe a ouvert votre compte {brand}',
      lead: [
        'Un membre de notre équipe a consulté votre compte tel que vous le voyez. Il a pu le lire pendant {viewMinutes} minutes au plus, sans rien modifier.',
        'Motif : {reason}',
      ],
      why: safety,
    },
    mfa_enabled: {
      subject: 'La validation en deux étapes est activée pour {brand}',
      lead: [
        'Votre compte est mieux protégé : la connexion demande désormais aussi un code de votre application d’authentification.',
        'Conservez vos codes de secours en lieu sûr. Si vous perdez votre téléphone, chacun d’eux permet une connexion.',
      ],
      notYou: intruder,
      why: safety,
    },
    mfa_disabled: {
      subject: 'La validation en deux étapes est désactivée pour {brand}',
      lead: [
        'Votre mot de passe suffit désormais pour vous connecter. Vous pouvez réactiver la deuxième étape à tout moment dans votre compte.',
      ],
      notYou:
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié » sur la page de connexion, et réactivez la deuxième étape.',
      why: safety,
    },
    key_created: {
      subject: 'Une clé d’API a été créée pour {brand}',
      lead: [
        'Une nouvelle clé d’API, qui se termine par {keyEnd}, a été créée pour votre compte. Quiconque la possède peut l’utiliser dans la limite de ses droits. Si c’était vous, vous n’avez rien à faire.',
      ],
      notYou:
        'Si ce n’était pas vous, révoquez tout de suite la clé dans votre compte, sous « Clés d’API », et choisissez un nouveau mot de passe.',
      why: safety,
    },
    key_leaked: {
      subject: 'Une clé d’API de {brand} a été révoquée',
      lead: [
        'Quelqu’un nous a signalé que la clé d’API qui se termine par {keyEnd} était visible en public. Nous l’avons révoquée immédiatement : elle ne fonctionne plus.',
        'Les programmes qui l’utilisaient ont besoin d’une nouvelle clé. Vous trouverez ses derniers appels dans votre compte, sous « Clés d’API ».',
      ],
      why: safety,
    },
    password_guesses: {
      subject: 'Quelqu’un essaie de deviner votre mot de passe {brand}',
      lead: [
        'Quelqu’un a saisi de nombreux mots de passe erronés pour votre compte, depuis des appareils que vous n’avez jamais utilisés. Aucun n’a été accepté.',
        'Pour le moment, nous refusons les connexions depuis des appareils inconnus. Les appareils avec lesquels vous vous êtes déjà connecté fonctionnent toujours. Depuis un nouvel appareil, utilisez « Mot de passe oublié » sur la page de connexion.',
      ],
      why: safety,
    },
    code_guesses: {
      subject: 'Quelqu’un connaît votre mot de passe {brand}',
      lead: [
        'Quelqu’un a saisi votre mot de passe correct, puis de nombreux codes erronés. Jusqu’ici, la deuxième étape l’a arrêté.',
        'Choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié » sur la page de connexion, puis réactivez la deuxième étape.',
      ],
      why: safety,
    },
    cast_ready: {
      subject: '{brand} : votre cast {cast} est prêt',
      lead: [
        'Votre nouveau cast {cast} est prêt. Sa page indique l’adresse du serveur, le mot de passe de source et les réglages de votre encodeur. Par sécurité, ce message ne contient aucun mot de passe.',
      ],
      button: 'Ouvrir votre cast',
      why: 'Vous recevez ce message car le compte {brand} {email} a un nouveau cast.',
    },
    cast_terminated: {
      subject: '{brand} : votre cast {cast} a été résilié',
      lead: [
        'Le cast {cast} a été résilié : il n’accepte plus ni sources ni auditeurs.',
        'Ses réglages et ses statistiques seront supprimés dans {undoDays} jours. S’il s’agit d’une erreur, contactez-nous avant cette date et nous le rétablirons.',
      ],
      why: 'Vous recevez ce message car {cast} appartient au compte {brand} {email}.',
    },
    cast_message: {
      subject: 'Un message de {brand} au sujet de vos casts',
      lead: ['Ce message concerne {cast} :'],
      why: 'Vous recevez ce message car votre compte {brand} {email} possède ce cast.',
    },
    customer_message: {
      subject: 'Un message de {brand} au sujet de votre compte',
      lead: ['Notre équipe vous adresse ce message :'],
      why: 'Vous recevez ce message car un compte {brand} appartient à {email}.',
    },
    request_received: {
      subject: 'Un client a demandé un produit dans {brand}',
      lead: [
        'Un client a demandé l’offre {plan}. Acceptez ou refusez la demande ; le client en est informé par e-mail.',
      ],
      button: 'Ouvrir les demandes',
      why: 'Vous recevez ce message car {email} appartient à un compte de l’équipe {brand}.',
    },
    request_refused: {
      subject: 'Votre demande à {brand} a été refusée',
      lead: ['Nous ne pouvons pas donner suite à votre demande de l’offre {plan}. Voici la raison :'],
      button: 'Ouvrir le tableau de bord',
      why: 'Vous recevez ce message car un produit a été demandé depuis le compte {brand} {email}.',
    },
    team_invite: {
      subject: 'Votre invitation à rejoindre l’équipe {brand}',
      lead: [
        'Vous êtes invité à travailler dans l’administration de {brand}. Ouvrez le lien pour choisir un nom d’utilisateur et un mot de passe.',
      ],
      button: 'Rejoindre l’équipe',
      after: 'Ce lien est valable {teamInviteDays} jours et ne sert qu’une fois.',
      notYou:
        'Si vous ne savez pas de quoi il s’agit, ne faites rien : aucun compte n’est créé tant que le lien n’est pas ouvert.',
      why: 'Vous recevez ce message car l’équipe {brand} a invité {email}.',
    },
    cast_suspended: {
      subject: '{brand} : {cast} a été suspendu',
      lead: [
        'Nous avons suspendu le cast {cast} : ses sources et ses auditeurs sont déconnectés.',
        'Motif : {reason}',
      ],
      button: 'Ouvrir le cast',
      why: 'Vous recevez ce message car vous gérez le cast {cast} du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
    },
    cast_unsuspended: {
      subject: '{brand} : {cast} n’est plus suspendu',
      lead: ['La suspension du cast {cast} est terminée. Il peut de nouveau passer à l’antenne.'],
      button: 'Ouvrir le cast',
      why: 'Vous recevez ce message car vous gérez le cast {cast} du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
    },
    ...productMessages.fr,
    webhook_gone: {
      subject: '{brand} : un webhook a été désactivé',
      lead: [
        'L’adresse de votre webhook chez {host} a signalé qu’elle n’existe plus (410 Gone). Nous avons désactivé le webhook.',
        'Les messages en attente ont été abandonnés. Vous pourrez les renvoyer une fois le webhook réactivé.',
      ],
      button: 'Ouvrir les webhooks',
      why: 'Vous recevez ce message car vous gérez les webhooks du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
    },
    webhook_failing: {
      subject: '{brand} : un webhook a été désactivé',
      lead: [
        'Votre webhook chez {host} n’a accepté aucun message depuis cinq jours. Nous l’avons désactivé.',
        'Les messages en attente ont été abandonnés. Vous pourrez les renvoyer une fois le webhook réactivé.',
      ],
      button: 'Ouvrir les webhooks',
      why: 'Vous recevez ce message car vous gérez les webhooks du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
    },
    invitation: {
      subject: 'Vous êtes invité à rejoindre un compte {brand}',
      lead: [
        'Vous êtes invité à travailler dans le compte « {account} » sur {brand}. La page du lien indique qui vous invite et ce que vous pourrez y faire.',
      ],
      button: 'Voir l’invitation',
      after: 'Ce lien est valable {invitationDays} jours et ne sert qu’une fois.',
      notYou: 'Si vous ne connaissez pas ce compte, ne faites rien : sans votre accord, rien ne change.',
      why: 'Vous recevez ce message car quelqu’un a invité {email} à rejoindre un compte {brand}.',
    },
    removed_from_account: {
      subject: 'Vous n’avez plus accès à un compte {brand}',
      lead: [
        'Le propriétaire du compte « {account} » vous en a retiré. Vous pouvez toujours vous connecter avec votre adresse ; votre propre compte n’a pas encore de produit.',
      ],
      why: 'Vous recevez ce message car il concerne l’accès de {email} à {brand}.',
    },
    owner_changed: {
      subject: 'Un compte {brand} a un nouveau propriétaire',
      lead: [
        'La propriété du compte « {account} » a été transférée à {newEmail}. L’ancien propriétaire devient gestionnaire.',
      ],
      notYou: intruder,
      why: safety,
    },
    weekly_report: {
      subject: '{brand} : la semaine de {cast}',
      lead: [
        'Voici les chiffres de {cast} ({days}), chaque indicateur étant comparé à la semaine précédente. Les tableaux sont joints.',
      ],
      button: 'Ouvrir les statistiques',
      why: 'Vous recevez ce message car il a été demandé dans les statistiques de {cast}, un cast du compte {brand} {email}.',
    },
    monthly_report: {
      subject: '{brand} : le mois de {cast}',
      lead: [
        'Voici les chiffres de {cast} ({days}), chaque indicateur étant comparé à autant de jours auparavant. Les tableaux sont joints.',
      ],
      button: 'Ouvrir les statistiques',
      why: 'Vous recevez ce message car il a été demandé dans les statistiques de {cast}, un cast du compte {brand} {email}.',
    },
    ...stationRequestMessages.fr,
  },
};

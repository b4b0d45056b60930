import type { MailTexts } from '#/platform/mail/mail-messages.ts';
import { productMessages } from '#/platform/mail/product-messages.ts';
import { stationRequestMessages } from '#/platform/mail/station-request-messages.ts';

const validity = '链接在 {hours} 小时内有效，且只能使用一次。';
const safety = '您收到这封邮件，是因为它关系到 {brand} 账户 {email} 的安全。';
const intruder = '如果不是您本人操作，请立即联系我们：可能有人知道了您的密码。';

export const zh: MailTexts = {
  greeting: '{name}，您好！',
  titled: '{brand}：{title}',
  plainGreeting: '您好！',
  linkHint: '如果按钮无法点击，请将以下地址复制到浏览器中打开：',
  closing: '祝好',
  sender: '{company} 团队',
  noReply: '此电子邮箱不接收回复，请勿直接回复本邮件。',
  report: {
    figures: {
      peak: '听众峰值',
      aqh: '平均听众数',
      tlh: '收听小时数',
      starts: '连接次数',
      active: '有效收听',
      unique: '独立听众',
      atslMin: '收听时长',
      bounce: '跳出',
      returning: '回访',
    },
    hours: '小时',
    minutes: '分钟',
    points: '个百分点',
    unknown: '未知',
    stop: '停止接收此类邮件',
    figure: '指标',
    present: '本期',
    before: '上一期',
    time: '时间',
    lowest: '最低',
    mean: '平均',
    highest: '最高',
  },
  kinds: {
    verify: {
      subject: '请验证您的 {brand} 电子邮箱',
      lead: ['很高兴您的加入！只差一步：请验证这个电子邮箱属于您，账户即可开通。'],
      button: '验证电子邮箱',
      after: validity,
      notYou: '如果不是您本人操作，无需理会：只要您不在链接页面设置密码，就不会创建账户。',
      why: '您收到这封邮件，是因为有人使用 {email} 申请了 {brand} 账户。',
    },
    already_registered: {
      subject: '您已经拥有 {brand} 账户',
      lead: [
        '有人（很可能是您本人）使用此电子邮箱申请了新账户。该电子邮箱已有账户，因此没有做任何更改。',
        '请像往常一样登录。如果忘记了密码，可以在这里重新设置：',
      ],
      button: '设置新密码',
      notYou: '如果不是您本人操作，无需理会：您的账户没有任何变化。',
      why: '您收到这封邮件，是因为有人使用 {email} 申请了 {brand} 账户。',
    },
    reset: {
      subject: '设置您的 {brand} 新密码',
      lead: ['忘记密码很常见。在这里设置新密码，即可重新登录：'],
      button: '设置新密码',
      after: '链接在 {minutes} 分钟内有效，且只能使用一次。设置新密码后，所有设备都会退出登录。',
      notYou: '如果不是您本人操作，无需理会：您的密码不会改变。',
      why: '您收到这封邮件，是因为有人为 {brand} 账户 {email} 申请了新密码。',
    },
    password_changed: {
      subject: '您的 {brand} 密码已更改',
      lead: ['您账户的密码刚刚更改。如果是您本人操作，一切正常。'],
      notYou: '如果不是您本人操作，请立即在登录页面通过“忘记密码”设置新密码，并与我们联系。',
      why: safety,
    },
    confirm_email: {
      subject: '请验证您的 {brand} 新电子邮箱',
      lead: ['您希望今后使用这个电子邮箱登录。请验证它属于您：'],
      button: '验证电子邮箱',
      after: `${validity}在此之前，仍以您原来的电子邮箱为准。`,
      notYou: '如果不是您本人操作，无需理会：不打开链接，就不会有账户改用此电子邮箱。',
      why: '您收到这封邮件，是因为有人将 {email} 填写为某个 {brand} 账户的新电子邮箱。',
    },
    email_changed: {
      subject: '您的 {brand} 账户电子邮箱已更改',
      lead: ['今后请使用 {newEmail} 登录。收到本邮件的电子邮箱已不能再登录该账户。'],
      notYou: intruder,
      why: safety,
    },
    customer_invitation: {
      subject: '您的 {brand} 账户已准备就绪',
      lead: ['{company} 为您创建了账户。请设置密码以登录：'],
      button: '设置密码',
      after: '链接在 {inviteDays} 天内有效，且只能使用一次。',
      notYou: '如果您并不需要账户，无需理会：没有此链接，任何人都无法登录。',
      why: '您收到这封邮件，是因为 {company} 为 {email} 创建了 {brand} 账户。',
    },
    viewed_as: {
      subject: '我们的工作人员查看了您的 {brand} 账户',
      lead: [
        '我们的一名工作人员以您的视角查看了您的账户，最长 {viewMinutes} 分钟，只能查看，无法更改任何内容。',
        '原因：{reason}',
      ],
      why: safety,
    },
    mfa_enabled: {
      subject: '您的 {brand} 账户已开启两步验证',
      lead: [
        '您的账户更安全了：今后登录时还需输入身份验证器应用中的验证码。',
        '请妥善保管恢复码。如果手机丢失，每个恢复码可用于登录一次。',
      ],
      notYou: intruder,
      why: safety,
    },
    mfa_disabled: {
      subject: '您的 {brand} 账户已关闭两步验证',
      lead: ['今后仅凭密码即可登录。您可以随时在账户中重新开启两步验证。'],
      notYou: '如果不是您本人操作，请立即在登录页面通过“忘记密码”设置新密码，并重新开启两步验证。',
      why: safety,
    },
    key_created: {
      subject: '您的 {brand} 账户已创建 API 密钥',
      lead: [
        '您的账户新建了一个以 {keyEnd} 结尾的 API 密钥。持有该密钥的人可以在其权限范围内操作。如果是您本人操作，则无需处理。',
      ],
      notYou: '如果不是您本人操作，请立即在账户的“API 密钥”中撤销该密钥，并设置新密码。',
      why: safety,
    },
    key_leaked: {
      subject: '{brand} 的一个 API 密钥已被撤销',
      lead: [
        '有人报告称，在公开的地方发现了以 {keyEnd} 结尾的 API 密钥。我们已立即将其撤销，该密钥不再有效。',
        '使用该密钥的程序需要新的密钥。您可以在账户的“API 密钥”中查看它最近的调用。',
      ],
      why: safety,
    },
    password_guesses: {
      subject: '有人正在猜测您的 {brand} 密码',
      lead: [
        '有人从您未使用过的设备上，多次为您的账户输入了错误的密码。这些尝试均未成功。',
        '目前我们会拒绝来自陌生设备的登录。您曾经登录过的设备不受影响。如需在新设备上登录，请使用登录页面的“忘记密码”。',
      ],
      why: safety,
    },
    code_guesses: {
      subject: '有人知道您的 {brand} 密码',
      lead: [
        '有人输入了您的正确密码，随后多次输入了错误的验证码。到目前为止，两步验证阻止了对方登录。',
        '请立即通过登录页面的“忘记密码”设置新密码，然后重新开启两步验证。',
      ],
      why: safety,
    },
    cast_ready: {
      subject: '{brand}：您的频道 {cast} 已就绪',
      lead: [
        '您的新频道 {cast} 已就绪。频道页面列有服务器地址、源密码和编码器设置。为确保安全，本邮件不含任何密码。',
      ],
      button: '打开频道',
      why: '您收到这封邮件，是因为 {brand} 账户 {email} 有了新的频道。',
    },
    cast_terminated: {
      subject: '{brand}：您的频道 {cast} 已终止',
      lead: [
        '频道 {cast} 已终止：不再接受源和听众的连接。',
        '其设置和统计将在 {undoDays} 天后删除。如有误，请在此之前联系我们，我们会将其恢复。',
      ],
      why: '您收到这封邮件，是因为 {cast} 属于 {brand} 账户 {email}。',
    },
    cast_message: {
      subject: '{brand} 关于您频道的消息',
      lead: ['此消息涉及 {cast}：'],
      why: '您收到这封邮件，是因为您的 {brand} 账户 {email} 拥有该频道。',
    },
    customer_message: {
      subject: '{brand} 关于您账户的消息',
      lead: ['我们的团队给您发来以下消息：'],
      why: '您收到这封邮件，是因为 {email} 是 {brand} 账户的所有者。',
    },
    request_received: {
      subject: '有客户在 {brand} 申请产品',
      lead: ['有客户申请了套餐 {plan}。请批准或拒绝该申请，客户将收到邮件通知。'],
      button: '打开申请',
      why: '您收到这封邮件，是因为 {email} 属于 {brand} 的员工账户。',
    },
    request_refused: {
      subject: '您向 {brand} 提交的申请被拒绝',
      lead: ['我们无法满足您对套餐 {plan} 的申请，原因如下：'],
      button: '打开控制台',
      why: '您收到这封邮件，是因为 {brand} 账户 {email} 申请了产品。',
    },
    team_invite: {
      subject: '邀请您加入 {brand} 团队',
      lead: ['您受邀参与 {brand} 的管理工作。请打开链接，设置用户名和密码。'],
      button: '加入团队',
      after: '链接在 {teamInviteDays} 天内有效，且只能使用一次。',
      notYou: '如果您不清楚此事，无需理会：只要不打开链接，就不会创建账户。',
      why: '您收到这封邮件，是因为 {brand} 团队邀请了 {email}。',
    },
    cast_suspended: {
      subject: '{brand}：{cast} 已被停用',
      lead: ['我们已停用频道 {cast}：其音频源和听众均已断开。', '原因：{reason}'],
      button: '打开频道',
      why: '您收到这封邮件，是因为您管理 {brand} 账户 {email} 的频道 {cast}。您可以在账户的“通知”中关闭此类邮件。',
    },
    cast_unsuspended: {
      subject: '{brand}：{cast} 已恢复',
      lead: ['频道 {cast} 的停用已解除，可以重新播出。'],
      button: '打开频道',
      why: '您收到这封邮件，是因为您管理 {brand} 账户 {email} 的频道 {cast}。您可以在账户的“通知”中关闭此类邮件。',
    },
    ...productMessages.zh,
    webhook_gone: {
      subject: '{brand}：一个 Webhook 已关闭',
      lead: [
        '您位于 {host} 的 Webhook 报告其地址已不存在（410 Gone）。我们已关闭该 Webhook。',
        '等待发送的消息已终止。重新开启 Webhook 后，您可以再次发送这些消息。',
      ],
      button: '打开 Webhook',
      why: '您收到这封邮件，是因为您管理 {brand} 账户 {email} 的 Webhook。您可以在账户的“通知”中关闭此类邮件。',
    },
    webhook_failing: {
      subject: '{brand}：一个 Webhook 已关闭',
      lead: [
        '您位于 {host} 的 Webhook 已连续五天未接收任何消息。我们已将其关闭。',
        '等待发送的消息已终止。重新开启 Webhook 后，您可以再次发送这些消息。',
      ],
      button: '打开 Webhook',
      why: '您收到这封邮件，是因为您管理 {brand} 账户 {email} 的 Webhook。您可以在账户的“通知”中关闭此类邮件。',
    },
    invitation: {
      subject: '邀请您加入 {brand} 账户',
      lead: ['邀请您在 {brand} 的账户“{account}”中工作。链接页面会显示邀请人以及您可以执行的操作。'],
      button: '查看邀请',
      after: '此链接在 {invitationDays} 天内有效，且只能使用一次。',
      notYou: '如果您不认识此账户，请忽略此邮件：只有您接受邀请后才会生效。',
      why: '您收到此邮件，是因为有人邀请 {email} 加入 {brand} 的一个账户。',
    },
    removed_from_account: {
      subject: '您已无法访问 {brand} 的一个账户',
      lead: [
        '账户“{account}”的所有者已将您移出该账户。您仍可使用您的电子邮件地址登录；您自己的账户目前没有任何产品。',
      ],
      why: '您收到此邮件，是因为它涉及 {email} 在 {brand} 的访问权限。',
    },
    owner_changed: {
      subject: '{brand} 的一个账户更换了所有者',
      lead: ['账户“{account}”的所有权已转让给 {newEmail}。原所有者现为管理者。'],
      notYou: intruder,
      why: safety,
    },
    weekly_report: {
      subject: '{brand}：{cast} 的一周',
      lead: ['以下是 {cast} 在 {days} 的数据，以及各项指标与前一周的对比。附件中有完整表格。'],
      button: '查看统计',
      why: '您收到这封邮件，是因为有人在 {cast} 的统计页面开启了统计邮件；该频道属于 {brand} 账户 {email}。',
    },
    monthly_report: {
      subject: '{brand}：{cast} 的一个月',
      lead: ['以下是 {cast} 在 {days} 的数据，以及各项指标与此前同样天数的对比。附件中有完整表格。'],
      button: '查看统计',
      why: '您收到这封邮件，是因为有人在 {cast} 的统计页面开启了统计邮件；该频道属于 {brand} 账户 {email}。',
    },
    ...stationRequestMessages.zh,
  },
};

import { type Campaign, changeCampaign, testCampaign, wordsProblems } from '@bnr/contract/campaigns/endpoints'
import { campaignChannels } from '@bnr/contract/campaigns/states'
import { errorsOf } from '../../platform/formErrors.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { Section } from '../../ui/Section.tsx'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { ConfirmedTotal, totalProblem } from '../allMatching/ConfirmedTotal.tsx'
import { CampaignWords, noWords, wordsOf } from './CampaignWords.tsx'
import { useChangeCampaign, useStartCampaign, useTestCampaign } from './calls.ts'

/** The three steps of a draft: its text, the test, and sending. */
export const DraftForms = ({ campaign }: { campaign: Campaign }) => (
  <div className="stack-4">
    <TextForm campaign={campaign} />
    <TestForm campaign={campaign} />
    {campaign.tested && campaign.recipients > 0 && (
      <StartForm key={campaign.recipients} campaign={campaign} />
    )}
  </div>
)

function TextForm({ campaign: { id, channel, subject, text, templateId } }: { campaign: Campaign }) {
  const change = useChangeCampaign(id)
  const stored =
    channel === 'sms'
      ? { ...noWords, channel, templateId: String(templateId) }
      : { ...noWords, subject, text }
  const form = useForm({
    initial: stored,
    check: (words) => wordsProblems(wordsOf(words)),
    send: async (words) => {
      await change.mutateAsync(wordsOf(words))
      toastSuccess(t('Saved'))
    },
    refused: (error) => errorsOf(error, changeCampaign.body),
    isUnsaved: (words) =>
      (['subject', 'text', 'templateId'] as const).some((part) => words[part] !== stored[part]),
  })
  const save = (
    <Button type="submit" variant="outlined" busy={form.busy}>
      {t('Save text')}
    </Button>
  )
  return (
    <Section title={t('1. Text')} surface>
      <Form className="stack-4" form={form} actions={save}>
        <CampaignWords form={form} />
      </Form>
    </Section>
  )
}

function TestForm({ campaign: { id, channel, tested } }: { campaign: Campaign }) {
  const test = useTestCampaign(id)
  const isMail = channel === 'mail'
  const form = useForm({
    initial: { address: '' },
    check: ({ address }) => (!isMail || address.includes('@') ? {} : { address: 'Invalid email' }),
    send: async ({ address }) => {
      await test.mutateAsync(isMail ? { address: address.trim() } : {})
      toastSuccess(t('Test sent'))
    },
    refused: (error) => errorsOf(error, testCampaign.body),
  })
  const send = (
    <Button type="submit" variant="outlined" busy={form.busy}>
      {t('Send the test')}
    </Button>
  )
  return (
    <Section title={t('2. Test')} surface>
      <Form className="stack-4" form={form} actions={send}>
        <p className="soft">
          {tested
            ? t('You have sent this text to yourself.')
            : t('Send the message to yourself and read it before others get it.')}
        </p>
        {isMail ? (
          <TextField
            label={t('Your e-mail address')}
            type="email"
            required
            autoComplete="email"
            {...fieldOf(form, 'address')}
          />
        ) : (
          <p>{t('The test goes to the number with which you log in, with your name as an example.')}</p>
        )}
      </Form>
    </Section>
  )
}

function StartForm({ campaign: { id, channel, recipients } }: { campaign: Campaign }) {
  const start = useStartCampaign(id)
  const form = useForm({
    initial: { confirmed: '' },
    check: ({ confirmed }) => totalProblem(confirmed, recipients),
    send: () => start.mutateAsync(recipients),
  })
  const send = (
    <Button type="submit" busy={form.busy}>
      {t('Send')}
    </Button>
  )
  return (
    <Section title={t('3. Send')} surface>
      <Form className="stack-4" form={form} actions={send}>
        <p className="soft">
          {t('We do not send it between 9 at night and {hour} in the morning.', {
            hour: campaignChannels[channel].morning,
          })}
        </p>
        <ConfirmedTotal total={recipients} {...fieldOf(form, 'confirmed')} />
      </Form>
    </Section>
  )
}

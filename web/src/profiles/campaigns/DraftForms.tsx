import { type Campaign, changeCampaign, testCampaign, wordsProblems } from '@bnr/contract/campaigns/endpoints'
import { campaignChannels } from '@bnr/contract/campaigns/states'
import { useId } from 'react'
import { errorsOf } from '../../platform/formErrors.ts'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import type { FormControl } from '../../ui/form/formAccess.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { useSavedForm } from '../../ui/form/useSavedForm.ts'
import { Section } from '../../ui/Section.tsx'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { ConfirmedTotal, totalProblem } from '../allMatching/ConfirmedTotal.tsx'
import { CampaignWords, noWords, type Words, wordsOf } from './CampaignWords.tsx'
import { useChangeCampaign, useStartCampaign, useTestCampaign } from './calls.ts'

/** The three steps of a draft: its text, the test, and sending. Only the saved text is sent. */
export function DraftForms({ campaign }: { campaign: Campaign }) {
  const { form, isUnsaved } = useTextForm(campaign)
  return (
    <div className="stack-4">
      <TextForm form={form} />
      <TestForm campaign={campaign} isUnsaved={isUnsaved} />
      {campaign.tested && campaign.recipients > 0 && (
        <StartForm key={campaign.recipients} campaign={campaign} isUnsaved={isUnsaved} />
      )}
    </div>
  )
}

function useTextForm({ id, channel, subject, text, templateId }: Campaign) {
  const change = useChangeCampaign(id)
  const saved: Words =
    channel === 'sms'
      ? { ...noWords, channel, templateId: templateId ? String(templateId) : '' }
      : { ...noWords, subject, text }
  return useSavedForm<Words>({
    saved,
    isSame,
    check: (words) => wordsProblems(wordsOf(words)),
    send: async (words) => {
      await change.mutateAsync(wordsOf(words))
      toastSuccess(t('Saved'))
    },
    refused: (error) => errorsOf(error, changeCampaign.body),
  })
}

const isSame = (one: Words, other: Words) =>
  (['subject', 'text', 'templateId'] as const).every((part) => one[part].trim() === other[part].trim())

function TextForm({ form }: { form: FormControl<Words> }) {
  const save = (
    <div className="row-3">
      <Button type="submit" variant="outlined" busy={form.busy}>
        {t('Save text')}
      </Button>
    </div>
  )
  return (
    <Section title={t('1. Text')} surface>
      <Form className="stack-4" form={form} actions={save}>
        <CampaignWords form={form} />
      </Form>
    </Section>
  )
}

interface StepProps {
  campaign: Campaign
  /** The text on the screen differs from the saved one, which would be sent. */
  isUnsaved: boolean
}

function SendButton({ isUnsaved, ...look }: Pick<StepProps, 'isUnsaved'> & ButtonProps) {
  const reason = useId()
  return (
    <div className="row-3">
      <Button type="submit" disabled={isUnsaved} aria-describedby={reason} {...look} />
      <p id={reason}>{isUnsaved && t('Save the text first.')}</p>
    </div>
  )
}

function TestForm({ campaign: { id, channel, tested }, isUnsaved }: StepProps) {
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
    <SendButton isUnsaved={isUnsaved} variant="outlined" busy={form.busy}>
      {t('Send the test')}
    </SendButton>
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

function StartForm({ campaign: { id, channel, recipients }, isUnsaved }: StepProps) {
  const start = useStartCampaign(id)
  const form = useForm({
    initial: { confirmed: '' },
    check: ({ confirmed }) => totalProblem(confirmed, recipients),
    send: () => start.mutateAsync(recipients),
  })
  const send = (
    <SendButton isUnsaved={isUnsaved} busy={form.busy}>
      {t('Send')}
    </SendButton>
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

import { wordsProblems, writeCampaign } from '@bnr/contract/campaigns/endpoints'
import { campaignChannels } from '@bnr/contract/campaigns/states'
import { channels } from '@bnr/contract/messages/channels'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorsOf } from '../../platform/formErrors.ts'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useDialogForm } from '../../ui/form/useDialogForm.ts'
import { t } from '../../ui/translation.ts'
import type { Matching } from '../allMatching/calls.ts'
import { CampaignWords, noWords, wordsOf } from './CampaignWords.tsx'
import { useWriteCampaign } from './calls.ts'

/** Writes the draft of a message to all members that match, and opens it. Nothing is sent yet. */
export default function WriteDialog({ matching, onClose }: { matching: Matching; onClose: () => void }) {
  const write = useWriteCampaign()
  const [written, setWritten] = useState<number>()
  const form = useDialogForm(onClose, {
    initial: noWords,
    check: (words) => wordsProblems(wordsOf(words)),
    send: async (words) => {
      const { id } = await write.mutateAsync({ ...wordsOf(words), criteria: [...matching.criteria] })
      setWritten(id)
      return false
    },
    refused: (error) => errorsOf(error, writeCampaign.body),
    isUnsaved: ({ text }) => written === undefined && text.trim() !== '',
  })
  useOpenDraft(written)
  const cards = channels.map((value) => ({ value, label: t(campaignChannels[value].name) }))
  return (
    <FormDialog form={form} title={t('Write to all that match')} action={t('Save draft')} onClose={onClose}>
      <p className="soft">
        {t('The next page says who gets it and who does not. You send it to yourself first.')}
      </p>
      <RadioCards label={t('How it is sent')} required cards={cards} {...fieldOf(form, 'channel')} />
      <CampaignWords form={form} />
    </FormDialog>
  )
}

/** In an effect, because a navigation before this render would still ask whether to leave without saving. */
function useOpenDraft(id: number | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (id) void navigate(`/ad/messages-to-many/${id}`)
  }, [id, navigate])
}

import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useForm } from '../../ui/form/useForm.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { Surface } from '../../ui/Surface.tsx'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { CreationForm } from './CreationForm.tsx'
import { emptyCreation, hasAnswers } from './creationAnswers.ts'

export const meta = () => pageMeta('New Profile')

/** Loads rules and schemas when they are needed, like the form of the home page. */
const loadSubmit = () => import('./creationSubmit.ts')

/** For a family that called or came by: asks the essentials, then opens the edit page for the rest. */
export default function CreateProfilePage() {
  const [made, setMade] = useState<string>()
  const form = useForm({
    initial: emptyCreation,
    check: async (answers) => (await loadSubmit()).checkCreation(answers),
    send: async (answers) => {
      setMade(await (await loadSubmit()).create(answers))
      toastSuccess(t('Created successfully'))
    },
    refused: async (error) => (await loadSubmit()).refusedCreation(error),
    isUnsaved: (answers) => made === undefined && hasAnswers(answers),
  })
  useOpenEditPage(made)
  return (
    <>
      <PageTitle title={t('New Profile')} lead={t('You can add everything else on the next page.')} />
      <Surface>
        <CreationForm form={form} isDone={made !== undefined} />
      </Surface>
    </>
  )
}

/**
 * Opens the edit page once nothing is unsaved. Replaces the history entry, so that Back does not return to a sent
 * form.
 */
function useOpenEditPage(bnrId: string | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (bnrId) void navigate(`/profile/update/${bnrId}`, { replace: true })
  }, [bnrId, navigate])
}

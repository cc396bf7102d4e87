import { saveTextSize } from '@bnr/contract/accounts/textSize'
import { useEffect, useState } from 'react'
import { call } from '../../platform/call.ts'
import { useSending } from '../../platform/useSending.ts'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { shownTextSize, showTextSize, type TextSize, textSizes } from '../../ui/textSize.ts'
import { toastError } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { isStaff, updateUser, useSession } from '../session.ts'

const labels = { 100: 'Usual', 125: 'Larger', 150: 'Largest' }
const words = textSizes.map((size) => ({
  value: `${size}` as `${TextSize}`,
  label: labels[size],
  description: `${size} %`,
}))

/** Changes the page at once. Members keep the size with their account, guests in this browser. */
export default function TextSizePanel() {
  const { user } = useSession()
  const [chosen, setChosen] = useState<`${TextSize}` | null>(null)
  const save = useSaveTextSize()
  // The server does not know what this browser remembers.
  useEffect(() => setChosen(`${shownTextSize()}`), [])

  function choose(value: `${TextSize}`) {
    const size = textSizes.find((one) => `${one}` === value) ?? 100
    setChosen(value)
    showTextSize(size)
    if (!user || isStaff(user)) return
    // The same size within half a second is no double click if another one was chosen between.
    save.reset()
    save.mutate(size)
  }

  return (
    <RadioCards
      label={t('Text size')}
      value={chosen}
      onChange={choose}
      cards={words.map(({ label, ...card }) => ({ ...card, label: t(label) }))}
    />
  )
}

export function useSaveTextSize() {
  const { user } = useSession()
  return useSending({
    mutationFn: (size: TextSize) => call(saveTextSize, { body: { size } }),
    onSuccess: (_reply, size) => user && updateUser(user.userName, { textSize: size }),
    onError: ({ message }) => toastError(t(message)),
  })
}

import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { useState } from 'react'
import { useSending } from '../platform/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'
import { biodataFile } from './calls.ts'
import classes from './ShareDialog.module.css'
import { canShareFiles, type SharedProfile, shareNatively } from './shareNatively.ts'

/** Sends the own biodata as a file, where the browser can. A file cannot be ended, so only the owner sends one. */
export function SendBiodata({ profile }: { profile: SharedProfile }) {
  const [file, setFile] = useState<File>()
  const send = useSendBiodata(profile, file, setFile)
  if (!canShareFiles()) return null
  return (
    <div className="stack-3">
      <Button
        busy={send.isPending}
        icon={<IconFileText size={20} aria-hidden />}
        onClick={() => send.mutate()}
      >
        {t(file ? 'Send it now' : 'Send your biodata (PDF)')}
      </Button>
      <p role="status" className={send.error ? classes.problem : 'note'}>
        {send.error
          ? t(send.error.message)
          : file
            ? t('Your biodata is ready. Press the button again.')
            : t(
                'Without phone numbers and address. Once you have sent a file, you cannot stop others from opening it.',
              )}
      </p>
    </div>
  )
}

/** Keeps the file if the browser no longer counts the press by the time it is ready; the next press sends it. */
export function useSendBiodata(
  { id, bnrId }: Pick<SharedProfile, 'id' | 'bnrId'>,
  file: File | undefined,
  keep: (file: File | undefined) => void,
) {
  return useSending({
    mutationFn: async () => {
      const ready = file ?? (await biodataFile(id, `biodata-${bnrId}.pdf`))
      keep((await shareNatively({ files: [ready] })) === 'late' ? ready : undefined)
    },
  })
}

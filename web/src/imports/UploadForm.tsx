import { CallError } from '@bnr/contract/client'
import { importDays, importLimits } from '@bnr/contract/imports/limits'
import { indianNumber } from '@bnr/contract/indianNumber'
import { useNavigate } from 'react-router'
import { FieldShell, type FieldText, useField } from '../ui/fields/FieldShell.tsx'
import fields from '../ui/fields/fields.module.css'
import { TextField } from '../ui/fields/TextField.tsx'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import { useForm } from '../ui/form/useForm.ts'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import { useUploadImport } from './calls.ts'
import classes from './Imports.module.css'

/** People who do not exist, in the spellings of paper forms. The third row has two mistakes, so a preview shows how it names them. */
const exampleRows = [
  'Name,Profile for,Date of birth,Mobile,Height,Marital status,Denomination,Mother tongue,Education,City',
  'Sharon Rose,Daughter,12/04/1998,+91 98840 11223,5 ft 4 in,Never Married,CSI,Tamil,B.Sc.,Madurai',
  'Joel Abraham,Son,3 May 1995,09884011224,172 cm,Unmarried,Mar Thoma Syrian,Malayalam,B.E. / B.Tech.,Kottayam',
  'Rhoda Grace,Daughter,31/02/1999,9884011225,5.2,Never maried,Baptist Church,Telugu,M.A.,Guntur',
]

const exampleName = 'profiles-example.csv'
const exampleAddress = `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${exampleRows.join('\r\n')}\r\n`)}`

interface Answers {
  source: string
  file: File | undefined
}

/** Uploads a file and opens its preview. */
export function UploadForm() {
  const navigate = useNavigate()
  const { mutateAsync } = useUploadImport()
  const form = useForm<Answers>({
    initial: { source: '', file: undefined },
    check: checkUpload,
    send: async ({ source, file }) => {
      if (!file) return
      const { id } = await mutateAsync({ source: source.trim(), file })
      await navigate(`/ad/imports/${id}`)
    },
    refused: (error) => (error instanceof CallError ? { ...error.fields } : {}),
  })
  return (
    <Surface>
      <Form
        form={form}
        className="stack-4"
        actions={
          <div className={classes.actions}>
            <SubmitButton form={form} label={t('Upload')} />
            <a href={exampleAddress} download={exampleName}>
              {t('Download an example file')}
            </a>
          </div>
        }
      >
        <TextField
          label={t('Name of the source')}
          required
          maxLength={60}
          description={t('For example, a parish or a partner. We remember its columns for the next file.')}
          {...fieldOf(form, 'source')}
        />
        <FileField
          label={t('File')}
          required
          accept=".csv,.xlsx"
          description={t(
            'CSV or XLSX with headings in the first row, at most {rows} rows and 5 MB. We erase it after {days} days.',
            { rows: indianNumber(importLimits.rows), days: importDays },
          )}
          error={form.errorIn('file')}
          onFile={(file) => form.set('file', file)}
        />
      </Form>
    </Surface>
  )
}

function checkUpload({ source, file }: Answers): Record<string, string> {
  return {
    ...(source.trim() ? {} : { source: 'Enter the name of the source' }),
    ...(file ? {} : { file: 'Choose a file' }),
    ...(file && file.size > importLimits.bytes ? { file: 'Choose a file of at most 5 MB' } : {}),
  }
}

interface FileFieldProps extends FieldText {
  accept: string
  onFile: (file: File | undefined) => void
}

/** The device's own field for a file. */
function FileField(props: FileFieldProps) {
  const { shell, ties, own } = useField(props)
  const { accept, onFile } = own
  return (
    <FieldShell {...shell}>
      <input
        {...ties}
        type="file"
        accept={accept}
        className={fields.input}
        onChange={({ currentTarget }) => onFile(currentTarget.files?.[0])}
      />
    </FieldShell>
  )
}

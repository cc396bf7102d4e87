import { indianDay, indianYear } from '@bnr/contract/indianDay'
import { gstFormats } from '@bnr/contract/invoices/endpoints'
import { monthNames } from '@bnr/contract/monthNames'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { messageOf } from '../../../ui/form/messageOf.ts'
import { Surface } from '../../../ui/Surface.tsx'
import { t } from '../../../ui/translation.ts'
import { useDownloadGstSummary } from '../calls.ts'
import classes from './finance.module.css'

const formatLabels = { csv: 'Download CSV', xlsx: 'Download XLSX' } as const

/** Downloads the tax of a month for the GST return. */
export function GstSummary() {
  const today = new Date()
  const [year, setYear] = useState(String(indianYear(today)))
  const [month, setMonth] = useState(indianDay(today).slice(5, 7))
  const download = useDownloadGstSummary()
  const years = [0, 1, 2, 3, 4, 5, 6, 7].map((back) => String(indianYear(today) - back))
  const months = monthNames.map((name, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: t(name),
  }))
  return (
    <Surface as="section" aria-labelledby="gst-title" className={classes.gst}>
      <h2 id="gst-title" className={classes.title}>
        {t('GST summary of a month')}
      </h2>
      <p className={classes.lead}>
        {t('Invoices paid in the month less its credit notes, by tax rate and place of supply.')}
      </p>
      <div className={classes.month}>
        <ChoiceField label={t('Month')} choices={months} value={month} onChange={setMonth} />
        <ChoiceField
          label={t('Year')}
          choices={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={setYear}
        />
        {gstFormats.map((format) => (
          <Button
            key={format}
            variant="outlined"
            busy={download.isPending && download.variables.format === format}
            onClick={() => download.mutate({ month: `${year}-${month}`, format })}
          >
            {t(formatLabels[format])}
          </Button>
        ))}
      </div>
      <p role="alert" className="danger">
        {download.error && messageOf(download.error)}
      </p>
    </Surface>
  )
}

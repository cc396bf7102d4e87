import { channelNames, type MessageTemplate, readTemplates } from '@bnr/contract/contactLog/templates'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import { choiceFilter } from '../../backOffice/filters.tsx'
import { staffListPage } from '../../backOffice/staffListPage.tsx'
import { useListReading } from '../../platform/useListReading.ts'
import { staffEntries } from '../../screens/staffEntries.ts'
import { ChangeDialog } from '../../ui/ChangeDialog.tsx'
import { page } from '../../ui/list/address.ts'
import { OpenButton } from '../../ui/OpenButton.tsx'
import { t } from '../../ui/translation.ts'
import { templatesKey, useEndTemplate } from './calls.ts'
import { TemplateDialog } from './TemplateDialog.tsx'

const states = { no: 'In use', yes: 'Ended' } as const

export default staffListPage({
  page: staffEntries['/ad/templates'],
  lead: 'Texts that staff send to members from the contact log of a profile.',
  name: 'message-templates',
  filters: {
    ended: choiceFilter<keyof typeof states>('Status', ['no', 'yes'], 'no', (ended) => states[ended]),
    page: page(),
  },
  useRows: (query) => useListReading(templatesKey, readTemplates, { query }),
  columns: [
    { key: 'name', title: 'Name', cell: ({ name }) => name },
    { key: 'channel', title: 'Sent by', cell: ({ channel }) => t(channelNames[channel]) },
    { key: 'text', title: 'Text', cell: (template) => <Text template={template} /> },
    { key: 'dlt', title: 'DLT template id', cell: ({ dltId }) => dltId ?? '–' },
  ],
  actions: {
    of: [
      {
        label: 'Edit',
        of: ({ name }) => name,
        isOffered: ({ isEnded }) => !isEnded,
        opens: (template, close) => <TemplateDialog of={template} onClose={close} />,
      },
      {
        label: 'End',
        of: ({ name }) => name,
        isOffered: ({ isEnded }) => !isEnded,
        opens: (template, close) => <EndDialog template={template} onClose={close} />,
      },
    ],
  },
  empty: ({ ended }) => ({
    title: t('No templates'),
    message: t(ended === 'no' ? 'Create the first one.' : 'No template has ended.'),
  }),
  Tools: () => (
    <OpenButton
      label="New template"
      Icon={IconMessage}
      opens={(close) => <TemplateDialog of="new" onClose={close} />}
    />
  ),
})

function Text({ template: { subject, text } }: { template: MessageTemplate }) {
  return (
    <div>
      {subject && <p className="strong">{subject}</p>}
      <p>{text}</p>
    </div>
  )
}

function EndDialog({ template: { id, name }, onClose }: { template: MessageTemplate; onClose: () => void }) {
  return (
    <ChangeDialog
      change={useEndTemplate()}
      input={id}
      title={t('End {name}?', { name })}
      confirmLabel={t('End')}
      done={({ message }) => message}
      onClose={onClose}
    >
      <p>{t('Nobody can use it any more. Messages that were sent keep their text.')}</p>
    </ChangeDialog>
  )
}

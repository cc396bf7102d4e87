import * as endpoints from '@bnr/contract/campaigns/endpoints'
import type { CallInput } from '@bnr/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useChange } from '../../platform/useChange.ts'
import { useListReading } from '../../platform/useListReading.ts'
import { useReading } from '../../platform/useReading.ts'
import { useFileDownload } from '../../ui/useFileDownload.ts'

const campaignsKey = ['campaigns']
const pollMilliseconds = 2000
const whileRunning = (isRunning: boolean) => (isRunning ? pollMilliseconds : false)

/** Read again every two seconds while a message is being sent, also after a reload of the page. */
export const useCampaigns = ({ page }: { page: number }) =>
  useListReading(
    campaignsKey,
    endpoints.listCampaigns,
    { query: { page } },
    {
      refetchInterval: ({ state }) =>
        whileRunning(state.data?.results.some((one) => one.state === 'Running') ?? false),
    },
  )

export const useCampaign = (id: number) =>
  useReading<endpoints.Campaign>({
    queryKey: [...campaignsKey, id],
    queryFn: ({ signal }) => call(endpoints.readCampaign, { params: { id } }, signal),
    refetchInterval: ({ state }) => whileRunning(state.data?.state === 'Running'),
  })

/** Only a form needs them. */
export const useCampaignTemplates = () =>
  useQuery({
    queryKey: [...campaignsKey, 'templates'],
    queryFn: ({ signal }) => call(endpoints.readCampaignTemplates, {}, signal),
  })

export const useWriteCampaign = () =>
  useChange([campaignsKey], (body: CallInput<typeof endpoints.writeCampaign>['body']) =>
    call(endpoints.writeCampaign, { body }),
  )

export const useChangeCampaign = (id: number) =>
  useChange([campaignsKey], (body: endpoints.CampaignWords) =>
    call(endpoints.changeCampaign, { params: { id }, body }),
  )

export const useTestCampaign = (id: number) =>
  useChange([campaignsKey], (body: { address?: string }) =>
    call(endpoints.testCampaign, { params: { id }, body }),
  )

export const useStartCampaign = (id: number) =>
  useChange([campaignsKey], (recipients: number) =>
    call(endpoints.startCampaign, { params: { id }, body: { recipients } }),
  )

export const useCancelCampaign = (id: number) =>
  useChange([campaignsKey], () => call(endpoints.cancelCampaign, { params: { id } }))

export const useSaveCampaignOutcome = () =>
  useFileDownload((id: number) => call(endpoints.downloadCampaignOutcome, { params: { id } }))

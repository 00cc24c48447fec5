import { deliveryIn } from '@stemside/ui/content/pages/delivery'
import { useSnapshot } from 'valtio'
import { useStores } from '../hooks/StoresContext.tsx'
import { TextRoute } from './TextRoute.tsx'
import { withPageHead } from './withPageHead.tsx'

const path = '/delivery'
const DeliveryPage = withPageHead(path, TextRoute)

/** The page /delivery: what shipping costs and how long it takes in the shopper's country. */
export function DeliveryRoute() {
  const { prices } = useStores()
  const { country } = useSnapshot(prices.state)
  return <DeliveryPage content={{ ...deliveryIn(country), path }} />
}

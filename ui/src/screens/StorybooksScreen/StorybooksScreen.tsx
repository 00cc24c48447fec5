import { nameOf, offerOf } from '@stemside/rules'
import { LeafThrough } from '../../commerce/LeafThrough/index.ts'
import { OfferPrice } from '../../commerce/OfferPrice/index.ts'
import { bookLength, bookSamples, type BookSample } from '../../content/bookSamples.ts'
import { squareOf } from '../../content/pictures.ts'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { LineScreen, type LineScreenProps } from '../LineScreen/index.ts'
import styles from './StorybooksScreen.module.css'

export type StorybooksScreenProps = Omit<LineScreenProps, 'path' | 'children'>

/** /storybooks: the e-storybooks that sell here, each with its first pages to leaf through. */
export function StorybooksScreen(props: StorybooksScreenProps) {
  const { country, prices, stock, onAdd } = props
  const samples = bookSamples.filter(({ sku }) => offerOf(sku, prices, stock) !== undefined)
  return (
    <LineScreen {...props} path="/storybooks">
      {samples.length > 0 && (
        <Section
          heading="Leaf through before you buy"
          text={`The first three of ${bookLength} pages are free to read. Turn them by button, arrow key or swipe.`}
        >
          <div className={styles.samples}>
            {samples.map((sample) => (
              <Sample
                key={sample.sku}
                {...sample}
                country={country}
                prices={prices}
                onAdd={onAdd}
              />
            ))}
          </div>
        </Section>
      )}
    </LineScreen>
  )
}

type SampleProps = BookSample & Pick<LineScreenProps, 'country' | 'prices' | 'onAdd'>

function Sample({ sku, about, alt, pages, drawings, country, prices, onAdd }: SampleProps) {
  const offer = offerOf(sku, prices)
  const title = nameOf(sku)
  const buy = (
    <span data-needs-script>
      <Button onClick={() => onAdd(sku)}>Add to cart</Button>
    </span>
  )
  return (
    <article className={styles.sample}>
      <LeafThrough
        title={title}
        pages={pages.map((text, index) => ({
          text,
          ...(index === 0
            ? { picture: { picture: squareOf(sku), alt } }
            : { drawing: drawings[index - 1] }),
        }))}
        pageCount={bookLength}
        end={
          <>
            <Text size="lead">{`The story goes on for ${bookLength - pages.length} more pages.`}</Text>
            {buy}
          </>
        }
      />
      <div className={styles.words}>
        <Heading level={3} size="subheading">
          {title}
        </Heading>
        <Text>{about}</Text>
        {offer !== undefined && <OfferPrice country={country} offer={offer} />}
        <div>{buy}</div>
        <Text size="small" tone="muted">
          It opens at once after the order, from the thank-you page, our email and your account.
        </Text>
      </div>
    </article>
  )
}

import { presentForm, validate } from '@stemside/rules/validation'
import { Form, type FormProps } from '../Form/index.ts'
import { PresentFields } from './PresentFields.tsx'

export interface PresentFormProps extends Omit<
  FormProps<unknown>,
  'check' | 'onSubmit' | 'messages' | 'children' | 'onFieldChange'
> {
  /** Called with a field's name and value on each change: keep them, and give them to the CheckoutForm. */
  onFieldChange: (name: string, value: string) => void
}

/** "This order is a present", before checkout. It has no button: the CheckoutForm sends its fields with the order. */
export function PresentForm(props: PresentFormProps) {
  return (
    <Form
      aria-label="A present"
      {...props}
      check={(values) => validate(presentForm, values)}
      onSubmit={() => undefined}
    >
      <PresentFields />
    </Form>
  )
}

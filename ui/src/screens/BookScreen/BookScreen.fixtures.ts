export { somePages } from '../../commerce/LeafThrough/LeafThrough.fixtures.ts'

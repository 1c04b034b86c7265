import {
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type DocumentNode,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  isInterfaceType,
  Kind,
  valueFromASTUntyped,
} from 'graphql';

/** How much an operation asks for, with all its fragments unfolded. */
export interface OperationSize {
  /** Levels of fields; the root fields are the first. */
  depth: number;
  aliases: number;
  /** Fields answered, where a list counts as often as it is expected to be long. */
  cost: number;
  /** Fields of the first level. */
  rootFields: number;
}

/** A field's `listSize` extension: the items to expect, by the arguments as the client wrote them. */
export type ListSize = (args: Record<string, unknown>) => number;

/** Of lists that say nothing themselves. */
const DEFAULT_LIST_SIZE = 10;

/** Measures a valid operation. Fragments are measured once each, so that nesting them costs no time. */
export function measureOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): OperationSize {
  const measuring = new Measuring(schema, document, { ...defaultsOf(operation), ...variables });
  return measuring.sizeOf(operation.selectionSet, schema.getRootType(operation.operation)!);
}

class Measuring {
  private readonly fragments: Map<string, { selectionSet: SelectionSetNode; type: GraphQLCompositeType }>;
  private readonly known = new Map<string, OperationSize>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly variables: Record<string, unknown>,
  ) {
    this.fragments = new Map(
      document.definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION
          ? [
              [
                node.name.value,
                { selectionSet: node.selectionSet, type: this.typeNamed(node.typeCondition.name.value) },
              ],
            ]
          : [],
      ),
    );
  }

  sizeOf({ selections }: SelectionSetNode, type: GraphQLCompositeType): OperationSize {
    const total: OperationSize = { depth: 0, aliases: 0, cost: 0, rootFields: 0 };
    for (const node of selections) {
      let size: OperationSize;
      if (node.kind === Kind.FIELD) size = this.sizeOfField(node, type);
      else if (node.kind === Kind.FRAGMENT_SPREAD) size = this.sizeOfFragment(node.name.value);
      else {
        const condition = node.typeCondition?.name.value;
        size = this.sizeOf(node.selectionSet, condition ? this.typeNamed(condition) : type);
      }
      total.depth = Math.max(total.depth, size.depth);
      total.aliases += size.aliases;
      total.cost += size.cost;
      total.rootFields += size.rootFields;
    }
    return total;
  }

  private sizeOfField(node: FieldNode, parent: GraphQLCompositeType): OperationSize {
    const field =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    const aliases = node.alias ? 1 : 0;
    const type = field && getNamedType(field.type);
    if (!field || !node.selectionSet || !isCompositeType(type))
      return { depth: 1, aliases, cost: 1, rootFields: 1 };
    const inner = this.sizeOf(node.selectionSet, type);
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + aliases,
      cost: this.timesAnswered(field, node) * (inner.cost + 1),
      rootFields: 1,
    };
  }

  private sizeOfFragment(name: string): OperationSize {
    const known = this.known.get(name);
    if (known) return known;
    const { selectionSet, type } = this.fragments.get(name)!;
    const size = this.sizeOf(selectionSet, type);
    this.known.set(name, size);
    return size;
  }

  private timesAnswered(field: GraphQLField<unknown, unknown>, node: FieldNode): number {
    const listSize = field.extensions['listSize'] as ListSize | undefined;
    if (!listSize) return isListType(getNullableType(field.type)) ? DEFAULT_LIST_SIZE : 1;
    const written = (node.arguments ?? []).map(({ name, value }) => [
      name.value,
      valueFromASTUntyped(value, this.variables),
    ]);
    // What is no number here fails when it is read as the Int that it has to be.
    return Math.max(1, listSize(Object.fromEntries(written) as Record<string, unknown>) || 1);
  }

  private typeNamed(name: string): GraphQLCompositeType {
    return this.schema.getType(name) as GraphQLCompositeType;
  }
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
  );
  return Object.fromEntries(defaults) as Record<string, unknown>;
}

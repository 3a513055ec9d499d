import type { ClientGroup, ClientInput, ClientMethod, ClientProduct } from '../client-input.ts';
import { pascal } from '../model-document.ts';
import { queryParameters, type QueryParameter } from '../query-types.ts';
import { docstring, identifier, methodIdentifier, quoted, snake } from './style.ts';

const BODY = '        ';
const SENDING = 'idempotency_key: Optional[_Str] = None';
const WAITING = `${SENDING}, timeout_seconds: _Float = WAIT_SECONDS`;

/** `client.py`: a class for each group, and the client that has them all. */
export function clientSource(input: ClientInput): string {
  const groups = [...input.products, ...input.ledger];
  return `"""The client: a group for each product, and those of the ledger."""

from __future__ import annotations

from datetime import datetime as _datetime
from typing import Optional, Union

from . import models as _models
from .razao.pages import Listing
from .razao.transport import Call, Options, Transport, new_key
from .razao.wait import WAIT_SECONDS, Moved, and_wait, last_but_one, wait_for
from .version import VERSION

# Types under names that no method of a product can have.
_Str = str
_Int = int
_Bool = bool
_Float = float


def _id_of(instance: Union[str, Moved]) -> str:
    return instance if isinstance(instance, str) else instance.instance_id


${groups.map((group) => groupSource(input, group)).join('\n\n')}

class ${input.className}:
    ${docstring(`The products of ${input.tenant}, and the ledger that they move money in. Safe for threads.`, '    ')}

    def __init__(self, base_url: str, client_id: str, client_secret: str, options: Optional[Options] = None) -> None:
        """
        :param base_url: where the service is: \`https://ledger.example\`.
        :raises ValueError: where base_url is no address.
        """
        self._transport = Transport(base_url, client_id, client_secret, f${quoted(`${input.packageName}-python/{VERSION}`)}, options or Options())
${groups.map((group) => `        self.${groupName(group)} = ${groupClass(group)}(self._transport)\n        ${docstring(group.title, BODY)}`).join('\n')}
`;
}

/** `caucao_aluguel` */
export function groupName({ words }: ClientGroup): string {
  return methodIdentifier(snake(words));
}

/** `accept_claim` */
export function methodName({ words }: ClientMethod): string {
  return methodIdentifier(snake(words));
}

function isProduct(group: ClientGroup): group is ClientProduct {
  return 'productId' in group;
}

function groupClass(group: ClientGroup): string {
  return pascal(group.words.join('_')) + (isProduct(group) ? 'Product' : 'Group');
}

function groupSource(input: ClientInput, group: ClientGroup): string {
  const methods = group.methods.map((method) => methodSource(input, method, isProduct(group) ? group : undefined));
  return `class ${groupClass(group)}:
    ${docstring(`${group.title}\n\n${group.description}`, '    ')}

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

${[...methods, ...(isProduct(group) ? [waitSource(group)] : [])].join('\n')}`;
}

interface PathParameter {
  readonly name: string;
  /** As a parameter of the method. */
  readonly source: string;
  readonly value: string;
}

function methodSource(input: ClientInput, method: ClientMethod, product: ClientProduct | undefined): string {
  if (method.items) return listSource(input, method);
  const name = methodName(method);
  const path = method.pathParameters.map((it): PathParameter => (product && it === 'instance_id'
    ? { name: it, source: `instance: Union[_Str, _models.${product.schemas.instance}]`, value: '_id_of(instance)' }
    : { name: it, source: `${identifier(it)}: _Str`, value: identifier(it) }));
  const request = requestOf(method);
  const queries = method.method === 'GET' ? queryParameters(input, method) : [];
  const parameters = ['self', ...path.map(({ source }) => source), ...request.parameter,
    ...(method.takesKey || queries.length > 0 ? ['*'] : []), ...(method.takesKey ? [SENDING] : []), ...queries.map(queryParameterSource)];
  const call = callSource(method, path, queries);
  const plain = `    def ${name}(${parameters.join(', ')}) -> _models.${method.answerSchema}:
        ${docstring(textOf(method), BODY)}
        call = ${call}
        return self._transport.send(call, _models.${method.answerSchema})
`;
  return product && method.toState !== undefined ? `${plain}\n${andWaitSource(method, product)}` : plain;
}

function requestOf({ requestSchema, isBodyRequired }: ClientMethod): { parameter: string[] } {
  if (requestSchema === undefined) return { parameter: [] };
  return { parameter: [isBodyRequired ? `request: _models.${requestSchema}` : `request: Optional[_models.${requestSchema}] = None`] };
}

function callSource(
  method: ClientMethod, path: readonly PathParameter[], queries: readonly QueryParameter[], more: readonly string[] = [],
): string {
  const parts = [
    quoted(method.operationId), quoted(method.method), quoted(method.path),
    ...(path.length > 0 ? [`in_path={${path.map(({ name, value }) => `${quoted(name)}: ${value}`).join(', ')}}`] : []),
    ...(queries.length + more.length > 0 ? [
      `query={${[...queries.map(({ name }) => `${quoted(name)}: ${identifier(name)}`), ...more].join(', ')}}`,
    ] : []),
    ...(method.requestSchema === undefined ? [] : ['body=request']), ...(method.takesKey ? [
      'key=new_key() if idempotency_key is None else idempotency_key',
    ] : []),
  ];
  return `Call(${parts.join(', ')})`;
}

const TYPES: Readonly<Record<QueryParameter['type'], string>> = {
  string: '_Str', integer: '_Int', boolean: '_Bool', 'date-time': '_datetime', enum: '',
};

function queryParameterSource({ name, type, schema }: QueryParameter): string {
  return `${identifier(name)}: Optional[${type === 'enum' ? `Union[_models.${schema}, _Str]` : TYPES[type]}] = None`;
}

function listSource(input: ClientInput, method: ClientMethod): string {
  const { property, schema } = method.items ?? { property: 'items', schema: method.answerSchema };
  const queries = queryParameters(input, method).filter(({ name }) => name !== 'cursor');
  const path = method.pathParameters.map((it): PathParameter => ({ name: it, source: `${identifier(it)}: _Str`, value: identifier(it) }));
  const listing = `Listing[_models.${method.answerSchema}, _models.${schema}]`;
  const parameters = [
    'self', ...path.map(({ source }) => source), '*', ...queries.map(queryParameterSource), 'cursor: Optional[_Str] = None',
  ];
  return `    def ${methodName(method)}(${parameters.join(', ')}) -> ${listing}:
        ${docstring(`${textOf(method)}\n\nIterate what is returned for every item of all pages; \`.page\` is the first.`, BODY)}

        def read(at: Optional[_Str]) -> _models.${method.answerSchema}:
            call = ${callSource(method, path, queries, ['"cursor": at'])}
            return self._transport.send(call, _models.${method.answerSchema})

        return Listing(read(cursor), read, lambda page: page.${identifier(property)}, lambda page: page.next_cursor)
`;
}

function andWaitSource(method: ClientMethod, product: ClientProduct): string {
  const instance = `_models.${product.schemas.instance}`;
  const isOne = method.pathParameters.length > 0;
  const given = isOne ? 'instance, ' : '';
  return `    def ${snake(method.words)}_and_wait(self, ${isOne ? `instance: Union[_Str, ${instance}], ` : ''}${requestOf(method).parameter.join('')}, *, ${WAITING}) -> ${instance}:
        ${docstring(`As \`${methodName(method)}\`, and waits until the instance is ${method.toState}.\n\n:raises WaitRefusal: the validator refused it (with its trace), the instance ended elsewhere, or it took longer than timeout_seconds.`, BODY)}
        return and_wait(
            lambda: self.${methodName(method)}(${given}request, idempotency_key=idempotency_key),
            lambda moved, left: self.wait_for(moved, ${quoted(method.toState ?? '')}, timeout_seconds=left), timeout_seconds, self._transport.clock,
        )
`;
}

function waitSource({ schemas, finalStates, typeName }: ClientProduct): string {
  return `    def wait_for(
        self, instance: Union[_Str, _models.${schemas.instance}], state: Union[_models.${schemas.state}, _Str], *, after: Optional[_Int] = None, timeout_seconds: _Float = WAIT_SECONDS,
    ) -> _models.${schemas.instance}:
        ${docstring(`Waits until a move has brought an instance to a state and the next can follow.

:param after: only moves later than this one in the timeline count. Left out, the last move that the instance shows counts, and every one where only its id is given.
:raises WaitRefusal: the move was REFUSED, the instance ENDED in another state, or TIMEOUT.`, BODY)}
        since = after if after is not None else 0 if isinstance(instance, str) else last_but_one(instance)
        instance_id = _id_of(instance)
        return wait_for(lambda: self.get(instance_id), str(state), since, ${`{${finalStates.map(quoted).join(', ')}}`.replace('{}', 'set()')}, timeout_seconds, self._transport.clock, ${quoted(`waitFor${typeName}`)})
`;
}

function textOf({ summary, description, refusals }: ClientMethod): string {
  return [summary, description, refusals.length > 0 ? `:raises Refusal: ${refusals.join(', ')}, and those of any call.` : ''].map((it) =>
    it.trim()).filter(Boolean).join('\n\n');
}

/** Who pays whom, as a graph with amounts. Its layout is loaded with the first graph. */
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { Skeleton } from './layout.tsx';

export interface GraphNode {
  readonly id: string;
  readonly label: string;
  readonly sub?: string | undefined;
  readonly kind?: 'origin' | 'outside' | undefined;
  readonly to?: string | undefined;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  /** Its weight among the others: the widest line has the largest. */
  readonly weight: number;
}

interface Placed {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly (GraphNode & { readonly x: number; readonly y: number })[];
  readonly edges: readonly (GraphEdge & { readonly path: string; readonly x: number; readonly y: number })[];
}

const NODE_WIDTH = 168;
const NODE_HEIGHT = 46;

export function Graph({
  nodes,
  edges,
  label,
  isDownward = false,
}: {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly label: string;
  readonly isDownward?: boolean;
}): ReactNode {
  const [placed, setPlaced] = useState<Placed>();
  useEffect(() => {
    let isLate = false;
    const place = async () => {
      const { layout, Graph: Layout } = await import('@dagrejs/dagre')
        .then((module) => ('layout' in module ? module : (module as { default: typeof module }).default))
        .then((it) => ({ layout: it.layout, Graph: it.graphlib.Graph }));
      const found = placeNodes(new Layout({ multigraph: true }), layout as never, nodes, edges, isDownward);
      if (!isLate) setPlaced(found);
    };
    void place();
    return () => {
      isLate = true;
    };
  }, [nodes, edges, isDownward]);
  if (!placed) return <Skeleton lines={5} height={260} />;
  const heaviest = Math.max(1, ...edges.map(({ weight }) => weight));
  return (
    <div className="graph" tabIndex={0} role="region" aria-label={label}>
      <svg width={placed.width} height={placed.height} viewBox={`0 0 ${placed.width} ${placed.height}`} role="group">
        <defs>
          <marker
            id="arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" />
          </marker>
        </defs>
        {placed.edges.map((edge, place) => (
          <g key={place} className="graph-edge">
            <path d={edge.path} strokeWidth={1.2 + 5 * Math.sqrt(edge.weight / heaviest)} markerEnd="url(#arrow)" />
            <text x={edge.x} y={edge.y} textAnchor="middle">
              {edge.label}
            </text>
          </g>
        ))}
        {placed.nodes.map((node) => (
          <g
            key={node.id}
            className={`graph-node ${node.kind ?? ''}`}
            transform={`translate(${node.x - NODE_WIDTH / 2} ${node.y - NODE_HEIGHT / 2})`}
          >
            {node.to === undefined ? (
              <Box node={node} />
            ) : (
              <Link to={node.to}>
                <Box node={node} />
              </Link>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

function Box({ node }: { readonly node: GraphNode }): ReactNode {
  const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
  return (
    <>
      <title>{node.sub === undefined ? node.label : `${node.label} · ${node.sub}`}</title>
      <rect width={NODE_WIDTH} height={NODE_HEIGHT} rx="7" />
      <text x="12" y={node.sub === undefined ? 28 : 20}>
        {cut(node.label, 23)}
      </text>
      {node.sub !== undefined && (
        <text className="sub" x="12" y="36">
          {cut(node.sub, 26)}
        </text>
      )}
    </>
  );
}

interface Layout {
  setGraph(options: object): void;
  setDefaultEdgeLabel(make: () => object): void;
  setNode(id: string, size: object): void;
  setEdge(from: string, to: string, value: object, name: string): void;
  node(id: string): { x: number; y: number };
  edge(it: { v: string; w: string; name: string }): { points: { x: number; y: number }[]; x?: number; y?: number };
  graph(): { width?: number; height?: number };
}

function placeNodes(
  graph: unknown,
  layout: (graph: unknown) => void,
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  isDownward: boolean,
): Placed {
  const it = graph as Layout;
  it.setGraph({ rankdir: isDownward ? 'TB' : 'LR', nodesep: 18, ranksep: isDownward ? 64 : 110, edgesep: 14, marginx: 12, marginy: 12 });
  it.setDefaultEdgeLabel(() => ({}));
  for (const { id } of nodes) it.setNode(id, { width: NODE_WIDTH, height: NODE_HEIGHT });
  for (const [place, { from, to, label }] of edges.entries())
    it.setEdge(from, to, { width: label.length * 6.6, height: 16, labelpos: 'c' }, String(place));
  layout(graph);
  const { width = 600, height = 200 } = it.graph();
  return {
    width: Math.max(width, 240),
    height: Math.max(height, 80),
    nodes: nodes.map((node) => ({ ...node, ...pick(it.node(node.id)) })),
    edges: edges.map((edge, place) => {
      const { points, x = 0, y = 0 } = it.edge({ v: edge.from, w: edge.to, name: String(place) });
      return { ...edge, path: curve(points), x, y: y + 4 };
    }),
  };
}

function pick({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x, y };
}

/** A smooth line through points: each is the end of a curve whose handle is the point before. */
function curve(points: readonly { readonly x: number; readonly y: number }[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const middle = rest.slice(0, -1).map((at, place) => {
    const next = rest[place + 1] ?? at;
    return `Q ${at.x} ${at.y} ${(at.x + next.x) / 2} ${(at.y + next.y) / 2}`;
  });
  const last = rest.at(-1) ?? first;
  return `M ${first.x} ${first.y} ${middle.join(' ')} L ${last.x} ${last.y}`;
}
